"""What all tests share: the browser, its absence said aloud, and the page in it."""

pytest_plugins = ("tests.browser", "tests.playground.page_support")
