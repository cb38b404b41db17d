"""What is wrong with a payload, collected field by field and written as Discord writes it."""

from collections.abc import Iterator

import msgspec

Path = tuple[str | int, ...]

INVALID_FORM_BODY = 50035
EMPTY_MESSAGE = 50006


class Problem(msgspec.Struct, frozen=True):
    """One refused field: where it is, Discord's code for it, and its sentence."""

    path: Path
    code: str
    message: str


class Problems:
    """Everything Discord would refuse about one payload; false when there is nothing."""

    def __init__(self) -> None:
        self._found: list[Problem] = []
        self._whole: tuple[int, str] | None = None

    def add(self, path: Path, code: str, message: str) -> None:
        """Refuse one field; the first problem of a field is told first."""
        self._found.append(Problem(path, code, message))

    def extend(self, others: "Problems") -> None:
        """Take over what another check found."""
        self._found.extend(others._found)
        self._whole = self._whole or others._whole

    def refuse(self, code: int, message: str) -> None:
        """Refuse the payload as a whole (50006 and the like); told only when no field is wrong."""
        self._whole = self._whole or (code, message)

    def __bool__(self) -> bool:
        return bool(self._found) or self._whole is not None

    def __iter__(self) -> Iterator[Problem]:
        return iter(self._found)

    def __repr__(self) -> str:
        return f"Problems({self._found!r}, whole={self._whole!r})"

    def as_error(self) -> dict[str, object]:
        """The JSON body of the 400 answer."""
        if not self._found and self._whole is not None:
            code, message = self._whole
            return {"message": message, "code": code}
        return {"message": "Invalid Form Body", "code": INVALID_FORM_BODY, "errors": self._tree()}

    def _tree(self) -> dict[str, object]:
        tree: dict[str, object] = {}
        for problem in self._found:
            branch = tree
            for step in problem.path:
                deeper = branch.setdefault(str(step), {})
                assert isinstance(deeper, dict)
                branch = deeper
            told = branch.setdefault("_errors", [])
            assert isinstance(told, list)
            told.append({"code": problem.code, "message": problem.message})
        return tree
