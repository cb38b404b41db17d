"""Message payloads in parts, as clients send them, and what was told about one."""

V2 = 1 << 15


def told(problems):
    return {(".".join(map(str, problem.path)), problem.code) for problem in problems}


def button(custom_id="press", **more):
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def link(**more):
    return {"type": 2, "style": 5, "label": "Read", "url": "https://example.com", **more}


def row(*components):
    return {"type": 1, "components": list(components)}


def select(**more):
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def words(content="Hello"):
    return {"type": 10, "content": content}


def section(*texts, accessory):
    return {"type": 9, "components": list(texts), "accessory": accessory}


def thumbnail(url="attachment://board.png", **more):
    return {"type": 11, "media": {"url": url}, **more}


def gallery(*urls, **more):
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def container(*components, **more):
    return {"type": 17, "components": list(components), **more}


def legacy(*components):
    return {"content": "Hello", "components": list(components)}


def v2(*components, **more):
    return {"flags": V2, "components": list(components), **more}


def contents(messages):
    return [message["content"] for message in messages]
