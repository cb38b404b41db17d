"""What all tests share: the browser, its absence said aloud, the page in it, a game for the shelf."""

from bot.collector import freeze_what_is_loaded

pytest_plugins = ("tests.browser", "tests.playground.page_support", "tests.games.sealed.shelf")


def pytest_collection_finish():
    """As the bot does when it has started: what stays need not be looked through again and again."""
    freeze_what_is_loaded()
