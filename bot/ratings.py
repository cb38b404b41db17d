"""A command: compute all ratings anew from the results, or check that the kept ones are those."""

import argparse
import asyncio
import sys

from bot.errors import BadStore
from bot.league.scopes import RatingRow, all_rows
from bot.store import Store
from bot.store.place import Place, held, is_there, read_place
from bot.terminal import printed
from games.errors import Refusal
from games.message import Typed, say


def main(arguments: list[str] | None = None) -> int:
    """Run one of the two jobs; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot.ratings", description=__doc__)
    jobs = parser.add_subparsers(dest="job", required=True)
    recompute = jobs.add_parser("recompute", help="compute all ratings anew, while the bot does not run")
    recompute.add_argument("database", type=read_place)
    check = jobs.add_parser("check", help="compare the kept ratings with what the results lead to")
    check.add_argument("database", type=read_place)
    asked = parser.parse_args(arguments)
    try:
        if not is_there(asked.database):
            raise BadStore(say("store-none", path=Typed(str(asked.database))))
        if asked.job == "recompute":
            with held(asked.database):
                return asyncio.run(_recompute(asked.database))
        return asyncio.run(_check(asked.database))
    except Refusal as refusal:
        print(printed(refusal.said), file=sys.stderr)
        return 1


async def _recompute(database: Place) -> int:
    store = await Store.open(database)
    try:
        before, rows = set(await store.ratings.all()), await computed(store)
        await store.ratings.replace_all(rows)
    finally:
        await store.close()
    print(printed(say("rating-recomputed", rows=len(rows), changed=len(before.symmetric_difference(rows)))))
    return 0


async def _check(database: Place) -> int:
    store = await Store.open(database)
    try:
        rows = await computed(store)
        wrong = set(await store.ratings.all()).symmetric_difference(rows)
    finally:
        await store.close()
    for row in sorted(wrong, key=lambda row: (row.scope, row.ended_at, row.table_id, row.user_id)):
        where = {"scope": row.scope, "table": str(row.table_id), "player": str(row.user_id)}
        print(printed(say("rating-differs", **where)), file=sys.stderr)
    print(printed(say("rating-checked", rows=len(rows), wrong=len(wrong))))
    return 1 if wrong else 0


async def computed(store: Store) -> list[RatingRow]:
    """Every rating, from the results alone."""
    results = await store.results.rated()
    return all_rows([(each.game, each.guild_id, rated) for each in results if (rated := each.rated_table)])


if __name__ == "__main__":
    sys.exit(main())
