# Hints.
hint-ask = Hint
hint-coming = A sharp player is having a look ...
hint-head = A sharp player would do this:
hint-not-here = There are no hints here.
hint-not-rated = This table is rated, so there are no hints here.
hint-thinking = A hint is on its way already.
hint-none = No hint came to mind this time; please ask again.
