"""What the code cites stands in RULINGS.md."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "games" / "kensington"
CITED = re.compile(r"\brulings? (\d+(?:(?:, | and | to )\d+)*)", re.IGNORECASE)
NUMBERED = re.compile(r"^\| (\d+(?:(?:, | to )\d+)*) \|", re.MULTILINE)


def numbers(text: str) -> set[int]:
    """2 to 4 and 38"""
    found = {int(number) for number in re.findall(r"\d+", text)}
    for first, last in re.findall(r"(\d+) to (\d+)", text):
        found |= set(range(int(first), int(last)))
    return found


def test_every_ruling_that_is_cited_can_be_looked_up():
    rulings = set().union(*map(numbers, NUMBERED.findall((FOLDER / "RULINGS.md").read_text())))
    sources = [*FOLDER.glob("*.py"), *Path(__file__).parent.glob("*.py")]
    cited = {
        number for path in sources for found in CITED.findall(path.read_text()) for number in numbers(found)
    }
    assert len(cited) > 30
    assert cited <= rulings
