"""Has a program explored by `weaveproof check`, and compares what it found with what is expected."""
import json
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
STATE_LIMIT = 120_000  # of weaveproof: the library's locks have many more states than their models
DEPTH_LIMIT = 5_000    # of a walk, which has no states: a thread may spin for ever
COMPLETE = ("same", "verdict", "more", "fewer")


def read_ways():
    ways = {}
    for line in (HERE.parent / "ways.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, promise, options = (part.strip() for part in line.split("|"))
            ways[name] = (promise, options.split())
    return ways


def chosen(ways, which, index):
    """The ways in which program `index` is explored."""
    if which == "all":
        return list(ways)
    if which != "rotate":
        return which.split(",")
    others = [name for name in ways if name != "dfs"]
    return ["dfs", others[2 * index % len(others)], others[(2 * index + 1) % len(others)]]


def check(binary, classes, name, options, folder):
    """Runs weaveproof; returns its result, or a sentence."""
    result = folder / "result.json"
    result.unlink(missing_ok=True)
    limit = ["--depth-limit", str(DEPTH_LIMIT)] if "--runs" in options else ["--state-limit", str(STATE_LIMIT)]
    command = [binary, "check", "--quiet", "--outcomes", "--all-errors", "--time", "free", "--json", result, *limit, *options,
               "-cp", classes, name]
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"})
    if not result.exists():
        return f"exit status {done.returncode} and no result: {done.stderr[:500]}"
    return json.loads(result.read_text())


def found_in(result):
    found = set(result["outcomes"])
    for error in result["errors"]:
        found.add("exception " + error["class"] if error["kind"] == "exception" else error["kind"])
    return found


def is_cut(result):
    """Whether a limit ended the search. (Workers that share one may stop a little before it.)"""
    return not result["complete"] and "limit of" in result["covered"]


def is_anew(result):
    """Whether the search was restarted; its figures are then those of all, and how soon it learned is its own."""
    return any("it was restarted" in note for note in result["notes"])


def differences(expected, promise, result, plain):
    """Sentences about what is wrong with a result; `plain`: that of depth-first search, if it is known and complete."""
    if isinstance(result, str):
        return [result]
    if result["verdict"] == "unsupported":
        return [f"unsupported: {result['unsupported']}"]
    found, wrong = found_in(result), []
    wrong += [f"found and not expected: {text}" for text in sorted(found - expected)]
    if promise not in COMPLETE or is_cut(result):
        return wrong
    wrong += [f"expected and not found: {text}" for text in sorted(expected - found)]
    if not result["complete"]:
        wrong.append(f"not complete: {result['covered']}")
    if plain is not None and result["complete"] and not (is_anew(result) or is_anew(plain)):
        states, reference = result["stats"]["states"], plain["stats"]["states"]
        if promise == "same" and (states, result["stats"]["transitions"]) != (reference, plain["stats"]["transitions"]):
            wrong.append(f"{states} states and {result['stats']['transitions']} transitions, depth first {reference} "
                         f"and {plain['stats']['transitions']}")
        if promise == "more" and states < reference or promise == "fewer" and states > reference:
            wrong.append(f"{states} states, depth first {reference}")
    return wrong


class Folder:
    """Where sources and classes of programs are: writes, compiles, explores."""

    def __init__(self, path, binary, sources=None):
        self.path, self.binary = pathlib.Path(path), binary
        self.sources, self.classes = sources or self.path / "sources", self.path / "classes"
        self.sources.mkdir(parents=True, exist_ok=True)

    def source(self, program):
        return self.sources / f"{program.name}.java"

    def compile(self, programs):
        """programs: pairs of a program and what is expected of it. Returns what javac says, "" if it is content."""
        for program, expected in programs:
            self.source(program).write_text(program.java() + "".join(f"// {text}\n" for text in sorted(expected)))
        command = [os.path.join(os.environ["JAVA_HOME"], "bin/javac"), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC",
                   "-Xmaxerrs", "10000", "-nowarn", "-source", "17", "-target", "17",
                   "-Xlint:-options", "-cp", str(pathlib.Path(self.binary).parent / "weaveproof-api.jar"),
                   "-d", str(self.classes)]
        done = subprocess.run(command + [str(self.source(program)) for program, _ in programs], capture_output=True, text=True)
        return done.stderr if done.returncode != 0 else ""

    def check(self, program, options):
        return check(self.binary, self.classes, program.name, options, self.path)
