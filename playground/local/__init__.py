"""The local interface: acting as a member, watching as one, and asking for faults."""

from playground.local.serve import Local

__all__ = ["Local"]
