#!/usr/bin/env python3
"""What bench/draw draws: where values stand, what a box shows, and that a file is the same again.

    figures_test.py ROOT

Without matplotlib or scipy, it is skipped (exit status 77)."""
import importlib.machinery
import importlib.util
import json
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile

try:
    import matplotlib
    import scipy.stats
except ImportError:
    if not sys.executable.startswith("/usr/bin/") and os.access("/usr/bin/python3", os.X_OK):
        os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
    print("skipped: there is no matplotlib or no scipy (Debian's packages python3-matplotlib, python3-scipy)")
    sys.exit(77)

ROOT = pathlib.Path(sys.argv[1])
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("draw", str(ROOT / "bench/draw"))
draw = importlib.util.module_from_spec(importlib.util.spec_from_loader("draw", loader))
loader.exec_module(draw)


def axis(title="", logarithmic=False, names=()):
    return {"title": title, "logarithmic": logarithmic, "names": list(names)}


def points(series, x=axis("x"), y=axis("y"), joined=True, diagonal=False):
    return {"kind": "points", "title": "T", "description": "D", "x": x, "y": y, "joined": joined, "diagonal": diagonal,
            "series": [{"name": name, "points": list(map(list, data))} for name, data in series]}


def samples(kind, values, y=axis("y"), **more):
    return {"kind": kind, "title": "T", "description": "D", "x": axis(), "y": y,
            "samples": [{"name": name, "values": data} for name, data in values], **more}


def axes_of(figure):
    return draw.drawn(figure).axes[0]


def expect(condition, what):
    if not condition:
        sys.exit(f"wrong: {what}")


def marked(axes, marker):
    return [tuple(map(float, point)) for line in axes.lines if line.get_marker() == marker for point in line.get_xydata()]


axes = axes_of(points([("s", [(1, 10, 0), (5, 100, 0), (10, 60, 0)])]))
expect(axes.get_xlim() == (0, 10) and axes.get_ylim() == (0, 100), "linear axes begin at zero")
expect(marked(axes, "o") == [(1, 10), (5, 100), (10, 60)], "points stand at their values")

axes = axes_of(points([("s", [(0, 1000, 0), (1, 1005, 0)])]))
expect(axes.get_ylim() == (1000, 1005), "values far from zero have an axis of their own")

axes = axes_of(points([("s", [(10, 1000, 0), (100, 20000, 0)])], axis("x", True), axis("y", True), False, True))
expect(axes.get_xlim() == (10, 100000) and axes.get_ylim() == (10, 100000), "with a diagonal both axes have one range, in decades")
expect(any(line.get_linestyle() == "--" for line in axes.lines), "the diagonal is drawn")

axes = axes_of(points([("s", [(0, 1, 0), (1, 10, 0), (1, None, 0), (0, 0, 0)])], y=axis("y", True), joined=False))
expect(marked(axes, "x") == [(1, 10)], "an infinite value is a cross at the upper edge")
expect((0.0, 1.0) in marked(axes, "o") and all(math.isfinite(y) and y > 0 for _, y in marked(axes, "o")), "zero stands at the lower edge")

axes = axes_of(points([(f"series {i}", [(0, i, 0), (1, i + 1, 0)]) for i in range(9)]))
looks = {(line.get_color(), line._dash_pattern[1] and tuple(line._dash_pattern[1])) for line in axes.lines
         if line.get_linestyle() != "None"}
expect(len(looks) == 9, "series differ, the ninth by its dashes")
expect({line.get_marker() for line in axes.lines} >= set("os^D"), "and by shape")
expect([text.get_text() for text in axes.get_legend().get_texts()] == [f"series {i}" for i in range(9)], "the legend names them")

axes = axes_of(points([("s", [(i, i, 0) for i in range(1000)])]))
expect(not marked(axes, "o"), "a long line has no marks")

axes = axes_of(points([("s", [(0, 50, 50), (10, 60, 0)])]))
expect(axes.get_ylim() == (0, 100) and axes.containers, "a deviation is a whisker, with room for it")

axes = axes_of(points([("s", [(1, 5, 0), (2, 10, 0)])], x=axis("", False, ["a", "b"]), joined=False))
expect([text.get_text() for text in axes.get_xticklabels()] == ["a", "b"], "places have names")

# Quartiles 2, 3 and 4; 10 is more than three above the upper one.
box = draw.boxes_of(samples("boxes", [("a", [1, 2, 3, 4, 10])])["samples"], (0, 10), False)[0]
expect((box["q1"], box["med"], box["q3"], box["whislo"], box["whishi"], list(box["fliers"])) == (2, 3, 4, 1, 4, [10]), "a box has quartiles, whiskers and outliers")
for _ in range(20):
    values = [random.Random(_).expovariate(1) for _ in range(50)]
    box = draw.boxes_of([{"name": "a", "values": values}], (0, 10), False)[0]
    expect(math.isclose(box["q1"], scipy.stats.scoreatpercentile(values, 25)) and math.isclose(box["med"], scipy.stats.scoreatpercentile(values, 50)),
           "quartiles are those of scipy")
axes_of(samples("boxes", [("a", [1, 2, 3]), ("b", []), ("c", [7])]))

axes = axes_of(samples("bars", [("a", [50, -50])], groups=["one", "two"]))
expect([bar.get_height() for bar in axes.patches] == [50, -50] and axes.get_ylim()[0] <= -50, "bars stand on zero")

for figure in (points([]), points([("s", [(None, None, 0)])], diagonal=True), samples("boxes", [("empty", [])]), samples("boxes", []),
               samples("bars", [], groups=[])):
    axes_of(figure)  # a frame around nothing

with tempfile.TemporaryDirectory() as folder:
    texts = []
    for name in ("one", "two"):
        file = pathlib.Path(folder) / f"{name}.json"
        file.write_text(json.dumps(dict(points([("<s>", [(1, 1, 0), (2, None, 0)])]), title="a < b & c")))
        subprocess.run([sys.executable, str(ROOT / "bench/draw"), str(file)], check=True)
        texts.append(file.with_suffix(".svg").read_text())
    expect(texts[0] == texts[1], "the same description gives the same file")
    expect("a &lt; b &amp; c" in texts[0] and "<s>" not in texts[0], "text is escaped")
print("figures are drawn as described")
