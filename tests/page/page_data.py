"""What a page of `--html` holds, as its text says it: read without a browser."""

import base64
import hashlib
import html.parser
import json
import re


class Reader(html.parser.HTMLParser):
    """Takes the page apart as a browser would."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open = []
        self.elements = []  # (tag, attributes)
        self.texts = []     # of script and style: (tag, attributes, text)

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        self.open.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, text):
        if self.open and self.open[-1][0] in ("script", "style"):
            self.texts.append((*self.open[-1], text))


def hash_of(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def read(file):
    """The data of a page whose form is as it must be, whatever the program's strings are."""
    with open(file, encoding="utf-8") as source:
        text = source.read()
    reader = Reader()
    reader.feed(text)
    tags = [tag for tag, _ in reader.elements]
    assert tags.count("script") == 2 and tags.count("style") == 1, "markup has come into the page"
    for tag, attributes in reader.elements:
        assert tag not in ("img", "iframe", "link", "object", "a", "base"), f"there is an element {tag}"
        assert not any(name.startswith("on") or name in ("src", "href", "style") for name in attributes), attributes
    scripts = [(attributes, body) for tag, attributes, body in reader.texts if tag == "script"]
    styles = [body for tag, _, body in reader.texts if tag == "style"]
    assert len(scripts) == 2 and len(styles) == 1, "markup has come into the page"
    policy = next(attributes["content"] for tag, attributes in reader.elements
                  if attributes.get("http-equiv") == "Content-Security-Policy")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == hash_of(scripts[1][1]), "the policy does not name the script"
    assert rules["style-src"] == hash_of(styles[0]), "the policy does not name the style"
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", scripts[1][1] + styles[0]), "the page names other pages"
    attributes, data = scripts[0]
    assert attributes == {"type": "application/json", "id": "data"}
    assert data.isascii() and not set(data) & set("<>&"), "the data is not escaped"
    return json.loads(data)
