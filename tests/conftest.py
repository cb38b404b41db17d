"""What all tests share: the browser for the page's tests, and its absence said aloud."""

pytest_plugins = ("tests.playground.page_support",)
