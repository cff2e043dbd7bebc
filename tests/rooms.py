#!/usr/bin/env python3
"""Holds src/ to src/rooms.txt: what each folder includes, its namespace, what each library calls, and what only one file may
call. And tests/unit/ has a folder for each room that has unit tests, beside `bench` for the tools there.

    rooms.py SOURCE [LIBRARY…]

Of the libraries (libweaveproof_ROOM.a) the symbols are looked at that one needs and another one has: a declaration that is
written out by hand would get past the includes."""
import pathlib
import re
import subprocess
import sys


def read_rooms(file):
    rooms = {}
    for line in file.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        room, known = line.split(":")
        for name in known.split():
            if name not in rooms:
                sys.exit(f"{file}: {room} knows {name}, which is not below it")
        rooms[room] = set(known.split())
    return rooms


def wrong_includes(source, rooms):
    for file in sorted(source.rglob("*.?pp")):
        room = file.relative_to(source).parts[0]
        if room not in rooms:
            yield f"{file}: the folder {room} is not in rooms.txt"
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            match = re.match(r'\s*#\s*include "([a-z_]+)/', line)
            if match and match[1] != room and match[1] not in rooms[room]:
                yield f"{file}:{number}: {room} may not know {match[1]}"


def wrong_namespaces(source):
    forward = re.compile(r"(?:(?:class|struct|enum class) [^{};]*;\n)+")
    for file in sorted(source.rglob("*.?pp")):
        room = file.relative_to(source).parts[0]
        for match in re.finditer(r"^namespace weaveproof(?:::(\w+))?.*\{\n((?:.*\n)*?)\}", file.read_text(), re.M):
            if match[1] != room and not forward.fullmatch(match[2]):
                yield f"{file}: what is in the folder {room} belongs into the namespace weaveproof::{room}"


def wrong_tests(unit, rooms):
    for file in sorted([*unit.rglob("*.?pp"), *unit.rglob("*.java")]):
        folders = file.relative_to(unit).parts[:-1]
        if len(folders) != 1 or folders[0] not in [*rooms, "bench"]:
            yield f"{file}: a unit test belongs into the folder tests/unit/ROOM of the room that it tests"


# What is decided in one place alone.
ONLY_IN = {"ClassSet::ofProgram(": "proof/program_classes.cpp"}


def wrong_callers(source):
    for call, place in ONLY_IN.items():
        callers = {str(file.relative_to(source)) for file in source.rglob("*.?pp")
                   if call in file.read_text()}
        callers.discard("change/class_set.cpp")  # the function itself
        if callers != {place}:
            yield f"{call}…) is for {place} alone, and is called in {', '.join(sorted(callers)) or 'no file'}"


def symbols(library):
    needed, defined = set(), set()
    for line in subprocess.run(["nm", "-P", library], check=True, capture_output=True, text=True).stdout.splitlines():
        words = line.split()
        if len(words) > 1 and words[1] == "U":
            needed.add(words[0])
        elif len(words) > 1 and words[1] in "TDBR":
            defined.add(words[0])
    return needed, defined


def readable(name):
    return subprocess.run(["c++filt", name], check=True, capture_output=True, text=True).stdout.strip()


def wrong_symbols(libraries, rooms):
    of = {re.search(r"libweaveproof_(\w+)\.a$", library)[1]: symbols(library) for library in libraries}
    owner = {name: room for room, (_, defined) in of.items() for name in defined}
    for room, (needed, _) in of.items():
        for name in sorted(needed):
            other = owner.get(name, room)
            if other != room and other not in rooms[room]:
                yield f"libweaveproof_{room}.a needs {readable(name)} of {other}, which {room} may not know"


def main():
    source = pathlib.Path(sys.argv[1])
    rooms = read_rooms(source / "rooms.txt")
    wrong = [*wrong_includes(source, rooms), *wrong_namespaces(source), *wrong_callers(source), *wrong_tests(source.parent / "tests/unit", rooms),
             *wrong_symbols(sys.argv[2:], rooms)]
    for sentence in wrong:
        print(sentence)
    sys.exit(1 if wrong else 0)


main()
