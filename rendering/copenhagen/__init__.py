"""Copenhagen in pictures."""
