"""A puzzle a day on Discord: where it is wanted, its message from day to day, and answering it in private."""
