"""A Discord stand-in on this machine; it knows the wire, not our games."""
