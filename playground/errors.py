"""The ways in which Discord says no, each with its status and code."""

from playground.refusals import Problems
from playground.values import Json


class Refused(Exception):
    """A request that Discord would not carry out; answered as it is."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(body["message"])
        self.status = status
        self.body = body


def refused(status: int, code: int, message: str) -> Refused:
    return Refused(status, {"message": message, "code": code})


def invalid(problems: Problems) -> Refused:
    return Refused(400, problems.as_error())


def invalid_field(field: str, code: str, message: str) -> Refused:
    problems = Problems()
    problems.add((field,), code, message)
    return invalid(problems)


def unauthorized() -> Refused:
    return refused(401, 0, "401: Unauthorized")


def not_found() -> Refused:
    return refused(404, 0, "404: Not Found")


def method_not_allowed() -> Refused:
    return refused(405, 0, "405: Method Not Allowed")


def invalid_json() -> Refused:
    return refused(400, 50109, "The request body contains invalid JSON.")


def too_large() -> Refused:
    return refused(413, 40005, "Request entity too large")


def unknown(what: str) -> Refused:
    """404 for a thing that is not there, with Discord's code for its kind."""
    return refused(404, UNKNOWN[what], f"Unknown {what}")


UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Permission Overwrite": 10009,
    "Role": 10011,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
    "Application Command Permissions": 10066,
}


def missing_access() -> Refused:
    return refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return refused(403, 50013, "Missing Permissions")


def not_your_message() -> Refused:
    return refused(403, 50005, "Cannot edit a message authored by another user")


def already_acknowledged() -> Refused:
    return refused(400, 40060, "Interaction has already been acknowledged.")


def thread_archived() -> Refused:
    return refused(400, 50083, "Thread is archived")


def thread_locked() -> Refused:
    return refused(400, 160005, "Thread is locked")


def thread_exists() -> Refused:
    return refused(400, 160004, "A thread has already been created for this message")


def invalid_webhook_token() -> Refused:
    return refused(401, 50027, "Invalid Webhook Token")


def cannot_message_user() -> Refused:
    return refused(403, 50007, "Cannot send messages to this user")


def empty_message() -> Refused:
    return refused(400, 50006, "Cannot send an empty message")


def too_many_pins() -> Refused:
    return refused(400, 30003, "Maximum number of pins reached for the channel (250)")
