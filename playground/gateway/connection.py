"""One gateway socket: the handshake, the ops a client may send, and frames in the order they were given."""

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from playground.gateway.asked import MembersAsked, SoundsAsked
from playground.gateway.compression import ENCODERS, encoder_for
from playground.gateway.session import Session
from playground.values import Json

if TYPE_CHECKING:
    from playground.gateway.hub import Gateway

T = TypeVar("T")
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, REQUEST_MEMBERS, SOUNDBOARD = 1, 2, 3, 4, 6, 8, 31
RECONNECT, INVALID_SESSION, HELLO, ACKNOWLEDGED = 7, 9, 10, 11
HEARTBEAT_INTERVAL = 41.25
LARGEST_FRAME = 4096
FRAMES_PER_MINUTE = 120
LONGEST_QUEUE = 10_000


class Closed(Exception):
    """The gateway ends this connection with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A client's socket from HELLO to its close."""

    def __init__(self, hub: "Gateway", request: web.Request) -> None:
        self._hub = hub
        self._request = request
        self._socket = web.WebSocketResponse(compress=False, max_msg_size=0, autoping=True, autoclose=False)
        self._frames: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self._received: list[float] = []
        self.session: Session | None = None
        self.is_ended_here = False

    async def run(self) -> web.WebSocketResponse:
        """Serve the socket until one side ends it."""
        await self._socket.prepare(self._request)
        writer = asyncio.create_task(self._write())
        try:
            self._check_query()
            self.send_op(
                HELLO, {"heartbeat_interval": int(HEARTBEAT_INTERVAL * 1000), "_trace": ["playground"]}
            )
            await self._read()
        except Closed as end:
            self._frames.put_nowait(end)
            await writer
        finally:
            writer.cancel()
            self._hub.left(self, self._socket.close_code)
        return self._socket

    def _check_query(self) -> None:
        query = self._request.query
        if query.get("v", "10") not in ("9", "10"):
            raise Closed(4012, "Invalid API version")
        if query.get("encoding", "json") != "json":
            raise Closed(4002, "Only the json encoding is spoken here")

    def send(self, frame: bytes) -> None:
        """Send one JSON text, after those given before; a client that stopped reading is dropped."""
        self._frames.put_nowait(frame)
        if self._frames.qsize() > LONGEST_QUEUE:
            self.cut()

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(msgspec.json.encode({"t": None, "s": None, "op": op, "d": data}))

    def end(self, code: int, reason: str = "") -> None:
        """Close with a code, after the frames given before."""
        self.is_ended_here = True
        self._frames.put_nowait(Closed(code, reason))

    def cut(self) -> None:
        """Drop the line without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def _write(self) -> None:
        pack = encoder_for(self._request.query.get("compress"))
        while True:
            frame = await self._frames.get()
            if isinstance(frame, Closed):
                await self._socket.close(code=frame.code, message=frame.reason.encode())
                return
            if self._socket.closed:
                return
            try:
                await (
                    self._socket.send_str(frame.decode())
                    if pack is None
                    else self._socket.send_bytes(pack(frame))
                )
            except ConnectionError:
                return

    async def _read(self) -> None:
        while True:
            try:
                message = await self._socket.receive(timeout=HEARTBEAT_INTERVAL * 1.5)
            except TimeoutError:
                raise Closed(4009, "Session timed out.") from None
            if message.type is WSMsgType.CLOSE:  # some clients resume only after their own code came back
                await self._socket.close(code=message.data or WSCloseCode.OK)
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            self._count_frame()
            self._handle(_payload_of(message.data))

    def _count_frame(self) -> None:
        now = asyncio.get_running_loop().time()
        self._received = [moment for moment in self._received if now - moment < 60] + [now]
        if len(self._received) > FRAMES_PER_MINUTE:
            raise Closed(4008, "Rate limited.")

    def _handle(self, payload: Json) -> None:
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            self.send_op(ACKNOWLEDGED)
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif op not in (PRESENCE, VOICE, REQUEST_MEMBERS, SOUNDBOARD):
            raise Closed(4001, "Unknown opcode.")
        elif self.session is None:
            raise Closed(4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._hub.give_members(self.session, _read(data, MembersAsked))
        elif op == SOUNDBOARD:
            self._hub.give_sounds(self.session, _read(data, SoundsAsked))
        elif not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload.")

    def _identify(self, data: Any) -> None:
        if self.session is not None:
            raise Closed(4005, "Already authenticated.")
        if not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload.")
        self._check_token(data)
        wanted = data.get("intents")
        # Bits that nobody knows yet are taken: a library may be newer than this.
        if not isinstance(wanted, int) or isinstance(wanted, bool) or wanted < 0:
            raise Closed(4013, "Invalid intent(s).")
        self._hub.identified(self, wanted, _shard_of(data.get("shard")))

    def _resume(self, data: Any) -> None:
        if self.session is not None:
            raise Closed(4005, "Already authenticated.")
        if not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload.")
        self._check_token(data)
        session = self._hub.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is not None and isinstance(sequence, int) and sequence > session.sequence:
            raise Closed(4007, "Invalid seq.")
        missed = session.missed_since(sequence) if session and isinstance(sequence, int) else None
        if session is None or missed is None:
            self.send_op(INVALID_SESSION, False)
        else:
            self._hub.resumed(self, session, missed)

    def _check_token(self, data: Json) -> None:
        if str(data.get("token")).removeprefix("Bot ") != self._hub.world.token:
            raise Closed(4004, "Authentication failed.")


def _read(data: Any, shape: type[T]) -> T:
    """What a client asks for as a value; whatever does not fit ends the connection."""
    try:
        return msgspec.convert(data, shape, strict=False)
    except msgspec.ValidationError:
        raise Closed(4002, "Error while decoding payload.") from None


def _payload_of(raw: str | bytes) -> Json:
    """A client's JSON, in a text or a binary frame."""
    if len(raw) > LARGEST_FRAME * 4:
        raise Closed(4002, "Payload too large.")
    try:
        payload = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Closed(4002, "Error while decoding payload.") from None
    if not isinstance(payload, dict):
        raise Closed(4002, "Error while decoding payload.")
    return payload


def _shard_of(shard: Any) -> tuple[int, int]:
    if shard is None:
        return 0, 1
    match shard:
        case [int(number), int(count)] if 0 <= number < count < 2**31:
            return number, count
    raise Closed(4010, "Invalid shard.")


def is_known_compression(compress: str | None) -> bool:
    return compress is None or compress in ENCODERS


GOING_AWAY = WSCloseCode.GOING_AWAY
