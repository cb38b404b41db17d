"""Pure pictures: a view in, an image out."""
