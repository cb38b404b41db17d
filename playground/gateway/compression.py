"""Transport compression: one stream per socket, flushed after every event."""

import importlib.util
import zlib
from collections.abc import Callable

Encoder = Callable[[bytes], bytes]


def encoder_for(compress: str | None) -> Encoder | None:
    """How a socket's frames are packed; None for plain text frames."""
    return None if compress is None else ENCODERS[compress]()


def _zlib_stream() -> Encoder:
    packer = zlib.compressobj()
    return lambda data: packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Encoder:
    import zstandard

    packer = zstandard.ZstdCompressor().compressobj()
    flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda data: packer.compress(data) + packer.flush(flush)


ENCODERS: dict[str, Callable[[], Encoder]] = {"zlib-stream": _zlib_stream}
if importlib.util.find_spec("zstandard"):
    ENCODERS["zstd-stream"] = _zstd_stream
