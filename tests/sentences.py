#!/usr/bin/env python3
"""Holds src/ to "facts below, words above":

- The rooms that make the facts of a report (`check`, `schedule`, and what `program` describes) contain no sentences.
- No code reads a value out of a sentence: it does not search in what the room `words` has made.

    sentences.py SOURCE"""
import pathlib
import re
import sys

FACTS = ("check/*.?pp", "schedule/*.?pp", "program/described*.?pp", "program/side_events.cpp", "program/value.hpp")
WORDS_IN_A_SENTENCE = 3
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Messages for developers, and refusals of wrong options.
EXEMPT = re.compile(r"throw |#include")
SEARCHES = r"\.(?:find|rfind|find_first_of|find_last_of|starts_with|ends_with|substr|compare|contains)\("
MADE = r"words::\w+\("


def without_comment(line):
    parts = re.split(r'("(?:[^"\\]|\\.)*")', line)
    for index in range(0, len(parts), 2):
        if "//" in parts[index]:
            return "".join(parts[:index]) + parts[index].split("//")[0]
    return line


def without_asserts(text):
    for found in reversed(list(re.finditer(r"\bassert\(", text))):
        end = closing(text, found.end() - 1)
        text = text[: found.start()] + "\n" * text.count("\n", found.start(), end) + text[end:]
    return text


def sentences_in(text):
    text = without_asserts(text)
    for number, line in enumerate(text.splitlines(), 1):
        line = without_comment(line)
        if EXEMPT.search(line):
            continue
        for literal in LITERAL.findall(line):
            if len(re.findall(r"[A-Za-z]{2,}", literal)) >= WORDS_IN_A_SENTENCE and " " in literal:
                yield number, f'a sentence: "{literal}"'


def closing(text, start):
    """Where the parenthesis that opens at `start` closes."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def searches_in(text):
    code = "\n".join(without_comment(line) for line in text.splitlines())
    for made in re.finditer(MADE, code):
        end = closing(code, made.end() - 1)
        number = code.count("\n", 0, made.start()) + 1
        if re.match(SEARCHES, code[end + 1:]):
            yield number, "it searches in words"
        name = re.search(r"std::string&? (\w+) = $", code[: made.start()])
        if name and re.search(r"\b" + name[1] + SEARCHES, code[end:end + 2000]):
            yield number, f"it searches in {name[1]}, which is words"


def self_test():
    assert list(sentences_in('text += " is held by another";')) and not list(sentences_in('f("of class"); // not a b c'))
    assert not list(sentences_in('assert(a &&\n       "of this and that");'))
    assert list(searches_in('if (words::textOf(x(1)).starts_with("a")) {}'))
    assert list(searches_in('const std::string what = words::textOf(x);\nreturn what.substr(2);'))
    assert not list(searches_in('const std::string what = words::textOf(x);\nreturn what + name.substr(2);'))


def main():
    self_test()
    source = pathlib.Path(sys.argv[1])
    wrong, facts = [], 0
    for pattern in FACTS:
        for file in sorted(source.glob(pattern)):
            facts += 1
            wrong += [f"{file}:{number}: {what}" for number, what in sentences_in(file.read_text())]
    for file in sorted(source.rglob("*.?pp")):
        wrong += [f"{file}:{number}: {what}" for number, what in searches_in(file.read_text())]
    print("\n".join(wrong) or f"{facts} files of facts without a sentence; no code searches in words")
    return 1 if wrong or facts < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
