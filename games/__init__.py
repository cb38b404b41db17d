"""Pure rules of the games on the shelf."""
