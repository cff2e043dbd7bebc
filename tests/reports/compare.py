"""compare.py check|tests|diff JSON FORM=FILE…: every form of a report says what the JSON says.

Forms: text, quiet, page, sarif, xml, index. Text and quiet are written on lines that are wide enough for any sentence."""

import json
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree

here = pathlib.Path(__file__).resolve().parent
sys.path.append(str(here.parent / "page"))

import browser  # noqa: E402
import page_data  # noqa: E402
from facts import errors_of, place_text, require, search_of  # noqa: E402

VERDICTS = {"no-violation": "No violation", "violation": "Violation", "inconclusive": "Inconclusive",
            "unsupported": "Unsupported"}


def unsupported_of(result):
    return [result["unsupported"]["what"], result["unsupported"]["where"]] if "unsupported" in result else []


def text(result, said):
    """All facts; the verdict comes first."""
    wanted = unsupported_of(result) + search_of(result) + result["advice"] + result["assumptions"]
    word = result["verdict"].replace("-", " ")
    assert re.search(rf"^{word}: ", said, re.M), f"the text does not begin a line with the verdict: {word}"
    for error in errors_of(result):
        wanted += ["violation: " + error["message"], place_text(error["place"])] + error["details"] + error["hints"]
    for i, mention in enumerate(result["mentions"]):
        wanted += [mention["message"], mention["option"]] + (mention["details"] if i < 3 else [])
    require("the text", said, wanted)


def quiet(result, said):
    """A line each: the violations with their hints; without one all that qualifies the verdict."""
    lines = said.splitlines()
    errors = errors_of(result)
    if errors:
        wanted = [line for error in errors
                  for line in ["violation: " + error["message"], *("hint: " + hint for hint in error["hints"])]]
        assert lines == wanted, f"quiet says {lines}, not {wanted}"
        return
    word = result["verdict"].replace("-", " ")
    assert lines[0].startswith(word + ": "), lines[0]
    require("quiet", lines[0], unsupported_of(result) or [result["covered"]])
    require("quiet", said, [f"mentioned: {one['message']} ({one['option']})" for one in result["mentions"]] +
            ["note: " + note for note in result["notes"]] + result["advice"])
    if result["assumptions"]:
        assert "assumed: " + "; ".join(result["assumptions"]) in lines, lines


def page(result, file):
    """The data of the page, and what a browser shows of it, if there is one."""
    data = page_data.read(file)
    for key in ("verdict", "complete", "covered", "notes", "advice", "estimate", "mentions", "assumptions", "outcomes"):
        assert data[key] == result[key], f"the page has another {key}: {data[key]}"
    assert data.get("unsupported") == result.get("unsupported")
    assert len(data["errors"]) == len(errors_of(result))
    for shown, error in zip(data["errors"], errors_of(result)):
        for key in ("kind", "message", "place", "stacks", "hints", "details", "threads", "key"):
            assert shown[key] == error[key], f"the page has another {key}: {shown[key]}"
    program = browser.find()
    if program is None:
        return
    url = pathlib.Path(file).absolute().as_uri()
    with browser.Browser(program) as tab:
        for number in range(1, max(1, len(data["errors"])) + 1):
            tab.open(url if number == 1 else f"{url}#error={number}&step=1")
            assert tab.messages == [], tab.messages
            whole = tab.evaluate("document.body.innerText")
            shown = tab.evaluate("document.getElementById('verdict').textContent")
            assert shown == VERDICTS[result["verdict"]], shown
            wanted = unsupported_of(result) + search_of(result) + result["advice"] + result["assumptions"]
            for mention in result["mentions"]:
                wanted += [mention["message"], mention["option"]] + mention["details"]
            for error in data["errors"][number - 1:number]:
                wanted += [error["message"], place_text(error["place"])] + error["hints"]
            require("the page", whole, wanted)
            badge = tab.evaluate("document.getElementById('mentioned').hidden")
            assert badge == (not result["mentions"]), "the badge of what is mentioned"


def is_at(location, place):
    physical = location["physicalLocation"]
    uri = urllib.parse.unquote(physical["artifactLocation"]["uri"])
    return (place["file"] is None or uri.split("/")[-1] == place["file"]) and \
        physical.get("region", {}).get("startLine") == place["line"]


def frames_of(stacks):
    return [[(frame["class"] + "." + frame["method"], frame["line"], frame["code"]) for frame in stack["frames"]]
            for stack in stacks]


def sarif_frames_of(found):
    return [[(frame["location"]["logicalLocations"][0]["fullyQualifiedName"],
              frame["location"].get("physicalLocation", {}).get("region", {}).get("startLine"),
              frame["properties"]["code"]) for frame in stack["frames"]] for stack in found.get("stacks", [])]


def sarif_result(found, level, wanted, message, more):
    """One result: its rule, its level, its message, its place, its stacks."""
    assert found["ruleId"] == wanted["kind"] and found["level"] == level, found["ruleId"]
    require("a result", found["message"]["text"], [message, *more])
    assert found["locations"], "a result without a place: services refuse it"
    if wanted["place"]:
        assert is_at(found["locations"][0], wanted["place"]), (found["locations"][0], wanted["place"])
    assert sarif_frames_of(found) == frames_of(wanted["stacks"]), "the stacks"


def sarif(results, file, prefixes, also):
    """Several results as one log: of one check, or of all tests."""
    run = json.loads(pathlib.Path(file).read_text())["runs"][0]
    errors = [(prefix + error["message"], error) for prefix, result in zip(prefixes, results) for error in errors_of(result)]
    mentions = [(prefix, mention) for prefix, result in zip(prefixes, results) for mention in result["mentions"]]
    found = run["results"]
    assert len(found) == len(errors) + len(mentions), "another number of results"
    for one, (message, error) in zip(found, errors):
        sarif_result(one, "error", error, message, error["hints"])
    for one, (prefix, mention) in zip(found[len(errors):], mentions):
        said = mention["message"].split(": ", 1)[-1] if prefix else mention["message"]
        sarif_result(one, "warning", mention, said, [prefix.strip(), mention["option"]])
    told = "\n".join(one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"])
    require("the notifications", told, also)
    for result in results:
        require("the notifications", told, unsupported_of(result) + result["advice"])
        if len(results) == 1:
            require("the notifications", told, search_of(result) + result["assumptions"])
    levels = {one["level"] for one in run["invocations"][0]["toolExecutionNotifications"]}
    if any(result["verdict"] == "inconclusive" for result in results) and not errors:
        assert "warning" in levels
    if any(mentions):
        assert "warning" in levels


def html_text(file):
    import html.parser

    class Reader(html.parser.HTMLParser):
        texts = []

        def handle_data(self, data):
            self.texts.append(data)

    reader = Reader(convert_charrefs=True)
    reader.texts = []
    reader.feed(pathlib.Path(file).read_text(encoding="utf-8"))
    return " ".join(reader.texts)


def facts_of_test(test):
    """What a report of all tests says of one; assumptions stand apart."""
    wanted = [test["class"] + "." + test["name"], test["message"]] + test["notes"]
    if test["result"]:
        wanted += test["result"]["advice"]
        for mention in test["result"]["mentions"]:
            wanted += [mention["message"], mention["option"]]
        for error in errors_of(test["result"]):
            wanted += error["hints"]
    return [sentence for sentence in wanted if sentence]


def tests(all_tests, forms):
    """The reports of `check --junit`."""
    mentioning = [test["class"] + "." + test["name"] for test in all_tests["tests"]
                  if test["result"] and test["result"]["mentions"]]
    none_met = any("none was met" in sentence for sentence in all_tests["assumptions"])
    assert not (mentioning and none_met), "a summary says that no race was met, and a test has met one"
    for form in ("text", "quiet"):
        if form not in forms:
            continue
        said = pathlib.Path(forms[form]).read_text()
        for test in all_tests["tests"]:
            require(form, said, [one for one in facts_of_test(test) if one not in (test["result"] or {}).get("advice", [])])
        require(form, said, mentioning)
        require(form, said, all_tests["assumptions"])
    if "index" in forms:
        shown = html_text(forms["index"])
        for test in all_tests["tests"]:
            require("the index", shown, facts_of_test(test))
        require("the index", shown, all_tests["assumptions"])
        marked = pathlib.Path(forms["index"]).read_text().count('<span class="mentioned">')
        assert marked == len(mentioning), "verdicts that are marked as having mentions"
    if "xml" in forms:
        cases = xml.etree.ElementTree.parse(forms["xml"]).getroot().iter("testcase")
        for test, case in zip(all_tests["tests"], cases, strict=True):
            assert case.get("classname") == test["class"] and case.get("name") == test["name"]
            said = " ".join([*case.itertext(), *(value for part in case.iter() for value in part.attrib.values())])
            wanted = [one for one in facts_of_test(test) if one != test["class"] + "." + test["name"]]
            require("the XML", said, wanted + (test["result"] or {}).get("assumptions", []))
            kinds = {part.tag for part in case}
            assert ("failure" in kinds) == (test["verdict"] == "violation")
            assert ("error" in kinds) == (test["verdict"] in ("inconclusive", "unsupported", "error"))
    if "sarif" in forms:
        checked = [test for test in all_tests["tests"] if test["result"]]
        notes = [note for test in all_tests["tests"] for note in test["notes"]]
        sarif([test["result"] for test in checked], forms["sarif"],
              [f"{test['class']}.{test['name']}: " for test in checked], notes + all_tests["assumptions"])


def main():
    kind, source = sys.argv[1:3]
    result = json.loads(pathlib.Path(source).read_text())
    forms = dict(argument.split("=", 1) for argument in sys.argv[3:])
    if kind == "tests":
        return tests(result, forms)
    if "text" in forms:
        text(result, pathlib.Path(forms["text"]).read_text())
    if "quiet" in forms:
        quiet(result, pathlib.Path(forms["quiet"]).read_text())
    if "page" in forms:
        page(result, forms["page"])
    if "sarif" in forms:
        sarif([result], forms["sarif"], [""], [])


main()
