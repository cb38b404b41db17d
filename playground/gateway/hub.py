"""All gateway sessions together: who is connected, and what each of them is told."""

import secrets

from aiohttp import web

from playground import changes, wire
from playground.faults import Faults
from playground.gateway import intents
from playground.gateway.asked import MembersAsked, SoundsAsked
from playground.gateway.connection import (
    GOING_AWAY,
    INVALID_SESSION,
    RECONNECT,
    Closed,
    Connection,
    is_known_compression,
)
from playground.gateway.dispatches import Dispatch, dispatches_for, guild_create
from playground.gateway.session import Session, is_of_shard
from playground.values import Json
from playground.world import World

KEPT_SESSIONS = 64
"""Sessions without a socket that wait to be resumed."""
FINAL_CODES = (1000, 1001)


class Gateway:
    """Turns changes into events, and events into numbered frames for every session that wants them."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self._connections: list[Connection] = []
        self._faults = faults
        self._held: list[Dispatch] = []
        world.changes.listen(self._hear)

    @property
    def is_bot_online(self) -> bool:
        return any(connection.session is not None for connection in self._connections)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """The websocket route."""
        if self._faults.takes_connection_refusal():
            return web.Response(status=503)
        if not is_known_compression(request.query.get("compress")):
            return web.Response(status=400, text="This compression is not spoken here.")
        connection = Connection(self, request)
        self._connections.append(connection)
        return await connection.run()

    # From connections

    def identified(self, connection: Connection, wanted: int, shard: tuple[int, int]) -> None:
        """Open a session, if that may be: READY, then the servers of its shard."""
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if is_of_shard(guild.id, shard) and self.world.has_bot(guild.id)
        ]
        self._check_start(len(guilds))
        if not self.world.starts.take(shard[0]):
            connection.send_op(INVALID_SESSION, False)
            return
        session = Session(secrets.token_hex(16), wanted, shard)
        self.sessions[session.id] = session
        self._prune()
        self._attach(connection, session)
        session.give(Dispatch("READY", self._ready(session, [guild.id for guild in guilds]), 0, None))
        for guild in guilds if wanted & intents.GUILDS else ():
            session.give(guild_create(self.world, guild, joined=False))
        self.world.changes.announce(changes.BotConnected(True))

    def _check_start(self, guilds: int) -> None:
        """Discord ends every session of a bot that has begun too many, and takes its token away."""
        if guilds > self.world.starts.limits.most_guilds:
            raise Closed(4011, "Sharding required.")
        if not self.world.starts.remaining:
            self.close_all(4004, "Authentication failed.")
            raise Closed(4004, "Authentication failed.")

    def resumed(self, connection: Connection, session: Session, missed: list[bytes]) -> None:
        """Go on with a session: what was missed, then RESUMED."""
        for other in self._connections:
            if other.session is session:
                other.session = None
                other.end(4000, "Resumed elsewhere.")
        for frame in missed:
            connection.send(frame)
        self._attach(connection, session)
        session.give(Dispatch("RESUMED", {"_trace": ["playground"]}, 0, None))
        self.world.changes.announce(changes.BotConnected(True))

    def left(self, connection: Connection, close_code: int | None) -> None:
        """A socket is gone; its session waits for a resume unless the client said goodbye."""
        self._connections.remove(connection)
        session = connection.session
        if session is None:
            return
        session.send = None
        if close_code in FINAL_CODES and not connection.is_ended_here:
            self.sessions.pop(session.id, None)
        if not self.is_bot_online:
            self.world.changes.announce(changes.BotConnected(False))

    def give_members(self, session: Session, asked: MembersAsked) -> None:
        """Answer a request for members, in one chunk; a shard knows those of its own servers."""
        if not session.holds(asked.guild_id):
            return
        prefix, wanted = (asked.query or "").lower(), asked.named
        found = [
            member
            for member in self.world.members_of(asked.guild_id)
            if (wanted is None or member.user_id in wanted)
            and self.world.users[member.user_id].username.lower().startswith(prefix)
        ]
        given = found[: asked.limit or len(found)]
        data: Json = {
            "guild_id": str(asked.guild_id),
            "members": [wire.member(self.world, member) for member in given],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        absent = (wanted or set()) - {member.user_id for member in found}
        data |= {"not_found": [str(each) for each in absent]} if absent else {}
        data |= {"presences": [wire.presence(member) for member in given]} if asked.presences else {}
        data |= {"nonce": asked.nonce} if asked.nonce else {}
        session.give(Dispatch("GUILD_MEMBERS_CHUNK", data, 0, asked.guild_id))

    def give_sounds(self, session: Session, asked: SoundsAsked) -> None:
        """Answer a request for sounds; there is no voice here, so there are none."""
        for guild_id in filter(session.holds, asked.guild_ids):
            data: Json = {"guild_id": str(guild_id), "soundboard_sounds": []}
            session.give(Dispatch("SOUNDBOARD_SOUNDS", data, 0, guild_id))

    # Faults

    def cut(self, shard: int | None = None) -> None:
        for connection in self._of(shard):
            connection.cut()

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        for connection in self._of(shard):
            connection.send_op(RECONNECT)

    def invalidate(self, resumable: bool, shard: int | None = None) -> None:
        for connection in self._of(shard):
            connection.send_op(INVALID_SESSION, resumable)
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)

    def close_all(self, code: int = GOING_AWAY, reason: str = "", shard: int | None = None) -> None:
        for connection in self._of(shard):
            connection.end(code, reason)

    def _of(self, shard: int | None) -> list[Connection]:
        """The connections of a shard; all of them if none is named."""
        return [
            each
            for each in self._connections
            if shard is None or (each.session is not None and each.session.shard[0] == shard)
        ]

    def release_held(self) -> None:
        """Let the delayed events go, in their order."""
        held, self._held = self._held, []
        for dispatch in held:
            self._dispatch(dispatch)

    # Inside

    def _hear(self, change: changes.Change) -> None:
        for dispatch in dispatches_for(change, self.world):
            if not self._concerns_bot(dispatch):
                continue
            if self._faults.holds(dispatch.name):
                self._held.append(dispatch)
            else:
                self._dispatch(dispatch)

    def _concerns_bot(self, dispatch: Dispatch) -> bool:
        """Of a server that has removed the bot it hears that, and nothing more."""
        is_elsewhere = dispatch.guild_id is not None and not self.world.has_bot(dispatch.guild_id)
        return not is_elsewhere or dispatch.name == "GUILD_DELETE"

    def _dispatch(self, dispatch: Dispatch) -> None:
        copies = 2 if self._faults.takes_duplicate(dispatch.name) else 1
        for session in self.sessions.values():
            if session.wants(dispatch):
                for _ in range(copies):
                    session.give(dispatch)

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.send = connection.send

    def _prune(self) -> None:
        idle = [session for session in self.sessions.values() if session.send is None]
        for session in idle[: max(0, len(idle) - KEPT_SESSIONS)]:
            del self.sessions[session.id]

    def _ready(self, session: Session, guild_ids: list[int]) -> Json:
        world = self.world
        return {
            "v": 10,
            "user": wire.own_user(world.bot),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": gateway_url(world),
            "shard": list(session.shard),
            "application": {"id": str(world.application.id), "flags": wire.APPLICATION_FLAGS},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "user_settings": {},
            "_trace": ["playground"],
        }


def gateway_url(world: World) -> str:
    return world.url.replace("http", "ws", 1) + "/gateway"
