"""Several processes share a database: whatever befalls them, nothing is lost and nothing is there twice."""

import random

from tests.cogs.soak_shared import CUT, KILL, RESTART, STALL, soak
from tests.quick import thorough


@thorough
async def test_processes_that_are_killed_stalled_or_cut_off_and_whose_server_restarts_do_everything_once(
    cluster, tmp_path, chance
):
    troubles = [KILL, CUT, KILL, RESTART, STALL, KILL]
    checked = [running.district.told async for running in soak(tmp_path, troubles, random.Random(chance))]
    assert all(checked)
