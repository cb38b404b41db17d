"""The Discord surface: which press means which call, and what people read."""
