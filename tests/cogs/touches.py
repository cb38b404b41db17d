"""How often somebody touches the screen: a button is one touch, a menu two, one to open it and one to choose.

"Take your turn" counts, and so does the touch that commits the turn.
"""

from tests.cogs.house import choose, menu, press


class Touches:
    """One member's hand on the screen."""

    def __init__(self, member, message):
        self.count = 0
        self.message = message
        self._member = member

    async def press(self, label):
        self.count += 1
        self.message = (await press(self._member, self.message, label))["message"]

    async def pick(self, placeholder):
        self.count += 2
        first = menu(self.message, placeholder)["options"][0]["value"]
        self.message = (await choose(self._member, self.message, placeholder, first))["message"]
