"""Tenby: draft a day, build streets of terraces, piers and landmarks. The table of contents."""
