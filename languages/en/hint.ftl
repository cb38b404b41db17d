# Hints.
hint-ask = Hint
hint-coming = A strong bot is having a look…
hint-head = A strong bot would do this:
hint-not-here = There are no hints here.
hint-not-rated = This table is rated, so there are no hints here.
hint-thinking = A hint is on its way already.
hint-none = No hint came to mind this time; please ask again.
