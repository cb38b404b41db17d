# Hints.
hint-ask = Hint
hint-head = A sharp player would do this:
hint-not-here = There are no hints here.
hint-thinking = A hint is on its way already.
hint-none = No hint came to mind this time; please ask again.
