"""The compressor of pictures: a fast one where there are wheels of it, else Python's own."""

try:
    from isal import isal_zlib as zlib
except ImportError:  # four times slower, and otherwise the same
    import zlib  # type: ignore[no-redef]  # both offer what is used here

__all__ = ["zlib"]
