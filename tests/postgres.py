"""A PostgreSQL server for tests: found, started once per worker in a folder of its own, and thrown away.

A test needs it because it asks for `cluster`, itself or through another fixture, or runs on the engine
"postgresql"; nothing else marks it. Without PostgreSQL these tests are left out in one line.
"""

import os
import tempfile

import pytest

from tests.cluster import NO_POSTGRES, Cluster, programs
from tests.left_out import leave_out


def is_required():
    return os.environ.get("ROWHOUSE_POSTGRES") == "required"


def needs_server(item):
    on = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    return on == "postgresql" or "cluster" in getattr(item, "fixturenames", ())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    needing = [item for item in items if needs_server(item)]
    if not needing or programs() or is_required():
        return
    leave_out(config, items, needing, f"tests on a server, for {NO_POSTGRES}")


@pytest.fixture(scope="session")
def cluster(pytestconfig):
    if programs() is None:
        pytest.fail(f"{NO_POSTGRES}.", pytrace=False)
    made = Cluster(tempfile.mkdtemp(prefix="rowhouse-server-"))
    made.make()
    made.start()
    made.hand_over()
    pytestconfig.add_cleanup(made.end)  # after the last test, so that it counts as the time of none
    made.template = made.keep_as_template()
    return made


@pytest.fixture
def server(cluster):
    """A database on a server, brought up to date and empty."""
    with cluster.database(cluster.template) as place:
        yield place
