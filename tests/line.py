"""A line between a program and a server's socket, which a test can cut and mend."""

import asyncio
import math
import time
from contextlib import suppress

MOST = 2**16
GONE = (OSError, EOFError)


class Line:
    """Hands on what either side sends, for as long as it is whole.

    Cut loudly, it ends every connection and takes no new ones; cut silently, it takes everything and hands on
    nothing until it is mended: what was sent meanwhile arrives late, as on a network that forgot its packets.
    """

    def __init__(self, path):
        self._path = path
        self._whole = asyncio.Event()
        self._whole.set()
        self.whole_since = -math.inf
        """By the monotonic clock; later than ever while it is cut."""
        self._is_loud = False
        self._writers = set()
        self._talks = set()

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._server.close()
        self._hang_up()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    @property
    def is_whole(self):
        return self._whole.is_set()

    def cut(self, *, loudly):
        self._is_loud = loudly
        self._whole.clear()
        self.whole_since = math.inf
        if loudly:
            self._hang_up()

    def mend(self):
        if not self.is_whole:
            self._whole.set()
            self.whole_since = time.monotonic()

    def _hang_up(self):
        for writer in self._writers:
            writer.transport.abort()

    async def _talk(self, reader, writer):
        self._talks.add(talk := asyncio.current_task())
        talk.add_done_callback(self._talks.discard)
        ends = [writer]
        self._writers.add(writer)
        try:
            if not self.is_whole and self._is_loud:
                return
            await self._whole.wait()
            server, to_server = await asyncio.open_unix_connection(self._path)
            ends.append(to_server)
            self._writers.add(to_server)
            await asyncio.gather(self._hand_on(reader, to_server), self._hand_on(server, writer))
        except GONE:
            pass
        finally:
            for end in ends:
                self._writers.discard(end)
                end.transport.abort()

    async def _hand_on(self, reader, writer):
        while said := await reader.read(MOST):
            await self._whole.wait()
            writer.write(said)
            await writer.drain()
        await self._whole.wait()
        with suppress(*GONE):  # the other side hears that this one has hung up
            writer.write_eof()
        raise EOFError
