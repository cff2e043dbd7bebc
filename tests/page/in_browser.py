"""in_browser.py CASE PAGE [URL…]: opens a page of `--html` in a headless Chromium and holds it to its data.

Exit status 77: there is no browser."""

import pathlib
import sys

import browser
import page_data


def text_of(page, selector):
    return page.evaluate(f"document.querySelector({selector!r}).textContent")


def expect(what, found, wanted):
    assert found == wanted, f"{what}: found {found!r}, wanted {wanted!r}"


def expect_quiet(page, url):
    """Nothing went wrong, and nothing was asked for but the page."""
    expect("messages", page.messages, [])
    expect("requests", [request for request in page.requests if request.split("#")[0] != url], [])


def stations_after(error, count):
    """The threads after so many steps, by number and name."""
    stations = {}
    for moved in [error["at_the_start"]] + [step["moved"] for step in error["trace"][:count]]:
        for station in moved:
            stations[station["thread"], station["name"]] = station
    return stations


def expect_step(page, error, index):
    """What the page shows of a step is what its data says."""
    step = error["trace"][index]
    place = step.get("called_from", step["at"])
    expect("step", page.evaluate("document.body.dataset.step"), str(step["step"]))
    expect("what", text_of(page, "#step .what"), step["what"])
    expect("thread", text_of(page, "#step .who"), step["thread_name"])
    expect("where", text_of(page, "#where"), f"step {step['step']} of {error['steps']}")
    expect("slider", page.evaluate("Number(document.getElementById('slider').value)"), index + 1)
    if place["line"]:
        line = page.evaluate("document.querySelector('.line.current .number')?.textContent")
        expect("line", line, str(place["line"]))
    access = step.get("access")
    if access:
        shown = page.evaluate("[...document.querySelectorAll('#step .value')].map((one) => one.textContent)")
        before, after = access["before"] or "?", access["after"] or "?"
        expect("values", shown, [after] if before == after else [before, after])
    stations = stations_after(error, index + 1)
    shown = page.evaluate(
        "[...document.querySelectorAll('#threads li')].map((one) => [one.querySelector('.who').textContent, "
        "[...one.querySelectorAll('.lock')].map((lock) => lock.textContent)])")
    expect("threads and their locks", shown,
           [[name, station.get("locks", [])] for (_, name), station in stations.items()])
    tags = page.evaluate("[...document.querySelectorAll('.line .tag')].map((tag) => "
                         "[tag.textContent, tag.closest('.line').querySelector('.number').textContent]).sort()")
    files = {source["name"] for source in error["sources"]}
    wanted = []
    for (_, name), station in stations.items():
        if station.get("gone"):
            continue
        place = station.get("called_from", station["at"])
        if place["file"] in files and place["line"]:
            wanted.append([name, str(place["line"])])
    expect("where the threads stand", tags, sorted(wanted))


def stepping(page, url, data):
    """Every step by its hash; then by keys; folds, search, the list of keys, both themes, a phone, paper."""
    error = data["errors"][0] | {"sources": data["sources"]}
    count = len(error["trace"])
    for index in range(count):
        page.open(f"{url}#step={error['trace'][index]['step']}")
        expect_quiet(page, url)
        expect_step(page, error, index)
    expect("message", text_of(page, "#message"), error["message"])
    expect("lanes", page.evaluate("document.querySelectorAll('.lane').length"),
           len({(step["thread"], step["thread_name"]) for step in error["trace"]}))

    for fold in ("library", "own"):
        page.evaluate(f"document.getElementById('fold-{fold}').click()")
    page.press("g")
    expect("the start", page.evaluate("document.body.dataset.step"), "0")
    for index, key in zip(range(count), ["j", "ArrowDown", "ArrowRight"] * count):
        page.press(key)
        expect_step(page, error, index)
    for index, key in zip(reversed(range(count - 1)), ["k", "ArrowUp", "ArrowLeft"] * count):
        page.press(key)
        expect_step(page, error, index)
    page.press("End")
    expect_step(page, error, count - 1)
    page.press("[")  # to the beginning of this run, or of the one before
    switches = [i for i in range(count) if i == 0 or "switch" in error["trace"][i]]
    expect_step(page, error, max(i for i in switches if i < count - 1))

    page.press("r")
    rows = page.evaluate("document.querySelectorAll('#rows .stop').length")
    expect("folded runs, and the start", rows, len(switches) + 1)
    page.press("r")

    page.press("/")
    expect("focus", page.evaluate("document.activeElement.id"), "search")
    word = error["trace"][-1]["what"]
    page.call("Input.insertText", text=word.upper())
    found = [i for i in range(count) if word.lower() in error["trace"][i]["what"].lower()]
    expect("found", page.evaluate("document.querySelectorAll('#rows .match').length"), len(found))
    page.press("Escape")
    page.press("g")
    page.press("n")
    expect_step(page, error, found[0])

    page.press("?")
    expect("list of keys", page.evaluate("document.getElementById('help').open"), True)
    page.press("Escape")
    page.evaluate("document.getElementById('help').close()")

    colours = set()
    for scheme in ("light", "dark"):
        page.prefer(scheme)
        colours.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    expect("colours, as the system has it", len(colours), 2)
    page.evaluate("setTheme('light')")
    colours.remove(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    page.evaluate("setTheme('dark')")
    expect("the switch", {page.evaluate("getComputedStyle(document.body).backgroundColor")}, colours)

    for width in (1400, 390):
        page.resize(width, 844)
        expect(f"width at {width}", page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True)
    page.prefer("light", medium="print")
    expect("controls on paper", page.evaluate("getComputedStyle(document.getElementById('bar')).display"), "none")
    expect_quiet(page, url)


def hostile(page, url, data):
    """Strings of the program stay strings."""
    error = data["errors"][0]
    for step in [0] + [step["step"] for step in error["trace"]]:
        page.open(f"{url}#step={step}")
        expect_quiet(page, url)
    expect("traps", page.evaluate("String(window.caught)"), "undefined")
    expect("elements", page.evaluate("document.querySelectorAll('img, iframe, b, u, marquee, svg script').length"), 0)
    expect("scripts", page.evaluate("document.scripts.length"), 2)
    shown = page.evaluate("document.body.textContent")
    for text in sys.argv[3:]:
        assert text in shown, f"the page does not show {text!r}"
    # What turns the direction of writing is shown as what it is.
    expect("direction", page.evaluate("/[\\u202a-\\u202e]/.test(document.getElementById('rows').textContent)"), False)


def drawing(page, url, data):
    """A deadlock in a circle: each thread wants what the next one has. Arguments: names of nodes, in any order."""
    page.open(url)
    expect_quiet(page, url)
    nodes = page.evaluate("[...document.querySelectorAll('#drawing .node text')].map((node) => node.textContent)")
    expect("nodes", sorted(nodes), sorted(sys.argv[3:]))
    verbs = page.evaluate("[...document.querySelectorAll('#drawing .arrow text')].map((verb) => verb.textContent)")
    expect("arrows", len(verbs), len(nodes))
    expect("held by", verbs.count("held by"), len(nodes) // 2)


def plain(page, url, data):
    """No schedule: the verdict, and what was assumed."""
    page.open(url)
    expect_quiet(page, url)
    expect("schedule", page.evaluate("document.getElementById('main').hidden"), True)
    shown = text_of(page, "body")
    for text in sys.argv[3:]:
        assert text in shown, f"the page does not show {text!r}"


def several(page, url, data):
    """One button a violation."""
    for number, error in enumerate(data["errors"], 1):
        page.open(f"{url}#error={number}&step=1")
        expect_quiet(page, url)
        expect("message", text_of(page, "#message"), error["message"])
        expect("what", text_of(page, "#step .what"), error["trace"][0]["what"])
    expect("buttons", page.evaluate("document.querySelectorAll('#errors button').length"), len(data["errors"]))
    page.evaluate("document.querySelector('#errors button').click()")
    expect("message", text_of(page, "#message"), data["errors"][0]["message"])


def main():
    case, file = sys.argv[1:3]
    data = page_data.read(file)
    program = browser.find()
    if program is None:
        print("there is no Chromium")
        sys.exit(77)
    url = pathlib.Path(file).absolute().as_uri()
    with browser.Browser(program) as page:
        {"stepping": stepping, "hostile": hostile, "drawing": drawing, "plain": plain, "several": several}[case](
            page, url, data)


main()
