"""The gateway: sockets, sessions and the events that travel over them."""

from playground.gateway.hub import Gateway

__all__ = ["Gateway"]
