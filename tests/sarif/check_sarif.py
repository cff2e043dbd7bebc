"""check_sarif.py FILE…: the files are SARIF 2.1.0, as far as weaveproof writes any of it.

The rules are those of the standard (section numbers beside them) for the objects and properties that we use; whatever
we do not use is refused, so that a new property needs a rule here."""

import json
import pathlib
import re
import sys
import urllib.parse

TEXT = {"text": str}


def check(value, form, path):
    """form: a type, a list of one form, a function, or a dictionary, in which "name?" may be missing."""
    if isinstance(form, dict):
        assert isinstance(value, dict), f"{path} is no object"
        names = {name.rstrip("?") for name in form}
        assert set(value) <= names, f"{path} has {set(value) - names}"
        for name, inner in form.items():
            if not name.endswith("?") or name[:-1] in value:
                assert name.rstrip("?") in value, f"{path} has no {name}"
                check(value[name.rstrip("?")], inner, f"{path}.{name.rstrip('?')}")
    elif isinstance(form, list):
        assert isinstance(value, list), f"{path} is no array"
        for i, one in enumerate(value):
            check(one, form[0], f"{path}[{i}]")
    elif isinstance(form, type):
        assert isinstance(value, form) and not (form is int and isinstance(value, bool)), f"{path} is {value!r}"
        if form is str:
            assert value, f"{path} is empty"
    else:
        assert form(value), f"{path} is {value!r}"


def one_of(*values):
    return lambda value: value in values


def natural(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def line_number(value):  # 3.30.5
    return natural(value) and value >= 1


def uri(value):  # 3.10.1: RFC 3986
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+", value) is not None


def states(value):  # 3.38.9
    return isinstance(value, dict) and all(set(one) == {"text"} and isinstance(one["text"], str)
                                           for one in value.values())


LOCATION = {  # 3.28
    "physicalLocation?": {  # 3.29
        "artifactLocation": {"uri": uri, "uriBaseId?": one_of("SRCROOT")},
        "region?": {"startLine": line_number, "snippet?": TEXT},
    },
    "logicalLocations?": [{"fullyQualifiedName": str, "kind": one_of("function", "type")}],  # 3.33
    "message?": TEXT,
}
THREAD_FLOW_LOCATION = {  # 3.38
    "location": LOCATION,
    "executionOrder": natural,
    "importance": one_of("essential", "important", "unimportant"),
    "kinds?": [one_of("acquire", "release", "lock", "memory")],
    "state?": states,
}
STACK = {  # 3.44
    "message": TEXT,
    "frames": [{  # 3.45
        "location": LOCATION,
        "properties": {"code": one_of("program", "library", "test-framework", "harness", "jdk")},
    }],
}
NOTIFICATION = {  # 3.58
    "descriptor": {"id": str, "index": natural},  # 3.52
    "level": one_of("error", "warning", "note"),
    "message": TEXT,
    "locations?": [LOCATION],
}
LOG = {  # 3.13
    "$schema": uri,
    "version": one_of("2.1.0"),
    "runs": [{  # 3.14
        "tool": {"driver": {  # 3.18, 3.19
            "name": one_of("weaveproof"),
            "version": str,
            "rules": [{"id": str, "name": str, "shortDescription": TEXT,
                       "defaultConfiguration": {"level": one_of("error")}}],
            "notifications": [{"id": str, "name": str, "shortDescription": TEXT}],  # 3.19.24
        }},
        "invocations": [{  # 3.20
            "executionSuccessful": bool,
            "toolExecutionNotifications": [NOTIFICATION],
        }],
        "originalUriBaseIds": {"SRCROOT": {"uri": uri}},
        "columnKind": one_of("utf16CodeUnits"),
        "results": [{  # 3.27
            "ruleId": str,
            "ruleIndex": natural,
            "level": one_of("error", "warning"),  # a mention is a warning
            "message": TEXT,
            "locations": [LOCATION],
            "relatedLocations?": [LOCATION],
            "partialFingerprints": {"violation/v1": lambda value: re.fullmatch(r"[0-9a-f]{16}", value) is not None},
            "stacks?": [STACK],
            "properties?": {"hints?": [str], "mention?": one_of("race", "time-out"), "option?": str,
                            "origin?": one_of("introduced", "already there", "unknown"), "why?": str},  # 3.8
            "baselineState?": one_of("new", "unchanged"),  # 3.27.24
            "codeFlows?": [{  # 3.36
                "message": TEXT,
                "threadFlows": [{"id": str, "message": TEXT, "locations": [THREAD_FLOW_LOCATION]}],  # 3.37
            }],
        }],
    }],
}


def check_run(run):
    rules = run["tool"]["driver"]["rules"]
    root = run["originalUriBaseIds"]["SRCROOT"]["uri"]
    assert root.startswith("file:///") and root.endswith("/"), root  # 3.14.14
    assert len({rule["id"] for rule in rules}) == len(rules)
    kinds = run["tool"]["driver"]["notifications"]
    for told in run["invocations"][0]["toolExecutionNotifications"]:
        assert kinds[told["descriptor"]["index"]]["id"] == told["descriptor"]["id"]  # 3.52.4
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]  # 3.27.6
        assert len(result["locations"]) == 1  # services refuse a result that is nowhere
        assert (result["level"] == "warning") == ("mention" in result.get("properties", {}))
        for flow in result.get("codeFlows", []):
            assert flow["threadFlows"] and all(thread["locations"] for thread in flow["threadFlows"])  # 3.36.3
            identities = [thread["id"] for thread in flow["threadFlows"]]
            assert len(set(identities)) == len(identities)  # 3.37.2
            orders = []
            for thread in flow["threadFlows"]:
                own = [location["executionOrder"] for location in thread["locations"]]
                assert own == sorted(own)
                orders += own
            steps = [order for order in orders if order < max(orders)]
            assert len(set(steps)) == len(steps)  # only at the end do several threads stand somewhere at once
    check_files(run["results"], urllib.parse.unquote(root[len("file://"):]))


def check_files(value, root):
    """What is relative to the root is a file there, with that line and that text."""
    if isinstance(value, list):
        for one in value:
            check_files(one, root)
    elif isinstance(value, dict):
        artifact = value.get("artifactLocation", {})
        if "uriBaseId" in artifact:
            assert not artifact["uri"].startswith("/") and ".." not in artifact["uri"]
            lines = pathlib.Path(root, urllib.parse.unquote(artifact["uri"])).read_text().splitlines()
            if "region" in value:
                line = lines[value["region"]["startLine"] - 1]
                assert line.strip() == value["region"].get("snippet", {"text": ""})["text"], line
        for one in value.values():
            check_files(one, root)


for file in sys.argv[1:]:
    with open(file, encoding="utf-8") as source:
        log = json.load(source)
    check(log, LOG, "log")
    assert len(log["runs"]) == 1
    check_run(log["runs"][0])
