"""Exchanges checked against Discord's published description: requests with sealed schemas, and responses.

The description is `../shared/discord/openapi.json` beside the project, or the file ROWHOUSE_OPENAPI names.
Where there is none, nothing is checked; where ROWHOUSE_OPENAPI names a missing file, that is an error.
"""

import functools
import json
import os
import re
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from tests.playground.schemas import Schema

BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"

# What Discord documents and takes although its description leaves it out, by schema; clients send it all.
ALSO_TAKEN = {
    "ComponentEmojiForRequest": ("animated",),
    "RichEmbed": ("flags",),
    # Edits take no notice of it.
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts", "enforce_nonce"),
    "IncomingWebhookInteractionRequest": ("enforce_nonce",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "MessageEditRequestPartial": ("tts",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
    # A kept attachment is sent back as it came.
    "MessageAttachmentRequest": (
        "content_type",
        "ephemeral",
        "flags",
        "height",
        "proxy_url",
        "size",
        "spoiler",
        "url",
        "width",
    ),
}
# What Discord does without although its description calls it required: a custom emoji's id says its name,
# and a bot may change its picture alone.
NOT_NEEDED = {"ComponentEmojiForRequest": ("name",), "BotAccountPatchRequest": ("username",)}
OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"
# Numbers there that Discord documents as strings of digits, because they outgrow a double.
PERMISSION_BITS = ("default_member_permissions", "allow", "deny", "permissions")
# What Discord still answers although its description has dropped it; several libraries use it.
NICK = {"type": "object", "properties": {"nick": {"type": ["string", "null"], "maxLength": 32}}}
FORMER = {
    "/guilds/{guild_id}/members/@me/nick": {
        "patch": {
            "requestBody": {"required": True, "content": {"application/json": {"schema": NICK}}},
            "responses": {
                "200": {"content": {"application/json": {"schema": NICK | {"required": ["nick"]}}}},
                "4XX": {"$ref": "#/components/responses/ClientErrorResponse"},
            },
        }
    }
}
# The description gives the inner errors numbers for codes; they have words.
INNER_ERRORS = {
    "type": "object",
    "properties": {
        "_errors": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
                "required": ["code", "message"],
            },
        }
    },
    "additionalProperties": {"$ref": "#/components/schemas/ErrorDetails"},
}


def description_path():
    """Where the description is, or None if this machine has none."""
    named = os.environ.get("ROWHOUSE_OPENAPI")
    if named and not Path(named).is_file():
        raise FileNotFoundError(f"ROWHOUSE_OPENAPI names {named}, which is no file.")
    if named:
        return Path(named)
    return BESIDE if BESIDE.is_file() else None


@functools.cache
def load(path):
    """The description in that file, read once per process."""
    document = json.loads(Path(path).read_text(encoding="utf-8"))
    if OVERWRITE in document["paths"]:
        body = document["paths"][OVERWRITE]["put"]["requestBody"]["content"]["application/json"]
        # discord.py repeats there whose overwrite it is.
        body["schema"]["properties"]["id"] = {}
    return Description(document | {"paths": document["paths"] | FORMER})


def recorder():
    """A recorder over the description; without one it notes nothing."""
    path = description_path()
    return Recorder(load(path) if path else None)


class Recorder:
    """Checks each exchange as it happens and keeps what did not fit."""

    def __init__(self, description):
        self.description = description
        self.failures = []
        self.checked = 0

    @property
    def active(self):
        return self.description is not None

    def record(self, method, path, request, status, response):
        """Check one exchange; bodies are decoded JSON (a multipart one's `payload_json`), None when empty."""
        if self.description is None:
            return
        self.checked += 1
        for problem in self.description.problems(method, path, request, status, response):
            self.failures.append(f"{method} {path} -> {status}: {problem}")

    def verify(self):
        """Fail if any exchange did not fit."""
        told = sorted(set(self.failures))
        assert not told, f"{len(told)} exchanges differ from Discord's description:\n" + "\n".join(told)


class Description:
    """Discord's description, with a schema per operation made ready when it is first needed."""

    def __init__(self, document):
        self._document = document
        self._routes = sorted(
            ((template, _pattern(template)) for template in document["paths"]),
            key=lambda route: route[0].count("{"),
        )
        self._requests = _Side(document, request=True)
        self._responses = _Side(document, request=False)

    def problems(self, method, path, request, status, response):
        """Sentences about what does not fit; none when the exchange is as described."""
        address = urlsplit(path)
        route = re.sub(r"^/api/v\d+", "", address.path)
        item, operation = self._operation(method, route)
        if operation is None:
            if status in (404, 405):
                return
            yield "the description has no such operation"
            return
        # A refused request may well be wrong: that is why it was refused.
        if status < 400:
            yield from _query_problems(item, operation, address.query)
            yield from self._request_problems(operation, request)
        if status < 500:
            yield from self._response_problems(operation, status, response)

    def _operation(self, method, route):
        for template, pattern in self._routes:
            item = self._document["paths"][template]
            if pattern.fullmatch(route) and method.lower() in item:
                return item, item[method.lower()]
        return None, None

    def _request_problems(self, operation, request):
        body = operation.get("requestBody")
        if body is None:
            if request not in (None, {}):
                yield f"request: none is described, but it has {sorted(request)}"
        elif request is None:
            if body.get("required"):
                yield "request: it has no body, but one is required"
        else:
            schema = body["content"]["application/json"]["schema"]
            yield from _told("request", self._requests.schema(schema), request)

    def _response_problems(self, operation, status, response):
        described = operation["responses"]
        found = described.get(str(status)) or described.get(f"{status // 100}XX")
        if found is None:
            yield f"response: status {status} is not described, only {sorted(described)}"
            return
        if "$ref" in found:
            found = self._document["components"]["responses"][found["$ref"].rsplit("/", 1)[1]]
        content = found.get("content", {}).get("application/json")
        if content is None:
            if response is not None:
                yield "response: none is described, but it has a body"
        else:
            yield from _told("response", self._responses.schema(content["schema"]), response)


def _pattern(template):
    parts = re.split(r"\{[^}]+\}", template)
    return re.compile("[^/]+".join(map(re.escape, parts)))


def _query_problems(item, operation, query):
    parameters = [*item.get("parameters", ()), *operation.get("parameters", ())]
    known = {each["name"] for each in parameters if each["in"] == "query"}
    for name, _ in parse_qsl(query, keep_blank_values=True):
        if name not in known:
            yield f"query: {name} is not described, only {sorted(known)}"


def _told(side, schema, instance):
    if not schema.fits(instance):
        error = schema.mistake(instance)
        where = ".".join(map(str, error.absolute_path)) or "the body"
        yield f"{side}: {where}: {error.message[:300]}"


class _Side:
    """The schemas as one side of an exchange means them, with every reference replaced by what it names."""

    def __init__(self, document, *, request):
        self._request = request
        self._schemas = document["components"]["schemas"]
        self._linked = {}
        self._ready = {}
        self._made = {}

    def schema(self, described):
        key = id(described)
        if key not in self._ready:
            self._ready[key] = Schema(self._adapt(described), self._made)
        return self._ready[key]

    def _named(self, reference):
        name = reference.rsplit("/", 1)[1]
        if name not in self._linked:
            linked = self._linked[name] = {}
            linked.update(self._adapt(self._corrected(name)))
        return self._linked[name]

    def _corrected(self, name):
        schema = self._schemas[name]
        if name == "SnowflakeType" and self._request:
            # Clients may send ids as numbers, and discord.py numbers its uploads so.
            return {**schema, "type": ["string", "integer"], "minimum": 0}
        if name == "ErrorDetails":
            return INNER_ERRORS
        if self._request and name in ALSO_TAKEN:
            more = {key: {} for key in ALSO_TAKEN[name]}
            schema = {**schema, "properties": {**schema["properties"], **more}}
        if self._request and name in NOT_NEEDED:
            needed = [key for key in schema.get("required", ()) if key not in NOT_NEEDED[name]]
            schema = {**schema, "required": needed}
        return schema

    def _adapt(self, schema):
        if "$ref" in schema:
            return self._named(schema["$ref"])
        adapted = {key: value for key, value in schema.items() if key not in ("oneOf", "anyOf")}
        if "properties" in schema:
            adapted["properties"] = {
                name: self._field(name, each) for name, each in schema["properties"].items()
            }
            if self._request:
                adapted.setdefault("additionalProperties", False)
        for key in ("items", "additionalProperties"):
            if isinstance(schema.get(key), dict):
                adapted[key] = self._adapt(schema[key])
        if "allOf" in schema:
            adapted["allOf"] = [self._adapt(each) for each in schema["allOf"]]
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches:
            adapted.update(self._union(branches))
        return adapted

    def _field(self, name, schema):
        adapted = self._adapt(schema)
        if self._request and name in PERMISSION_BITS:
            return {"type": ["integer", "string", "null"], "pattern": "^[0-9]+$"}
        return adapted

    def _union(self, branches):
        """Alternatives as keywords that go by `type` or null: quicker, and they name the real mistake."""
        some = [each for each in branches if each != {"type": "null"}]
        if len(some) == 1 < len(branches):
            return {"orNull": self._adapt(some[0])}
        kinds = [(kind, each) for each in branches for kind in self._kinds(each)]
        if all(map(self._kinds, branches)) and len(dict(kinds)) == len(kinds):
            return {"byType": {kind: self._adapt(each) for kind, each in kinds}}
        # Unsealed alternatives overlap, so a value may fit several of them.
        return {"anyOf": [self._adapt(each) for each in branches]}

    def _kinds(self, branch):
        schema = self._schemas[branch["$ref"].rsplit("/", 1)[1]] if "$ref" in branch else branch
        kind = schema.get("properties", {}).get("type", {})
        return kind.get("enum", []) if "type" in schema.get("required", ()) else []
