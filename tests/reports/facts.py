"""What the JSON of a result says: the facts that every other form of the report has to say as well."""


def errors_of(result):
    """All violations, whether one was asked for or all."""
    if "errors" in result:
        return result["errors"]
    return [result["error"]] if result["error"] else []


def estimate_of(result):
    return ["Judging by how the states grow"] if result["estimate"] else []


def search_of(result):
    """What is said of the search: what it covered, and notes."""
    covered = [result["covered"]] if result["covered"] else []
    winner = ["The search that gave the answer: " + result["winner"]] if "winner" in result else []
    return covered + result["notes"] + estimate_of(result) + winner


def place_text(place):
    """"Race.java:6", as text and page show it."""
    if not place or not place["file"]:
        return ""
    return place["file"] if place["line"] is None else f"{place['file']}:{place['line']}"


def require(form, text, wanted):
    """`text`, the whole of a form, holds each of the sentences."""
    flat = " ".join(text.split())
    for sentence in wanted:
        assert " ".join(sentence.split()) in flat, f"{form} does not say: {sentence}\n{form} says:\n{text[:6000]}"
