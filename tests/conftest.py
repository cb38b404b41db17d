"""What all tests share: the browser, its absence said aloud, the page in it, a game for the shelf."""

pytest_plugins = ("tests.browser", "tests.playground.page_support", "tests.games.sealed.shelf")
