"""Leagues and tournaments on Discord: creating, entering, standings that keep themselves, and organising."""
