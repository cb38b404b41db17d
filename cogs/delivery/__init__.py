"""The one way out: every post on Discord is a row, and this delivers it."""
