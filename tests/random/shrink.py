"""Makes a program with a difference smaller, as long as a difference of the same kind stays.

A program is changed in one place after another: a thread's whole body, half of it, … down to single statements is
removed, or a statement is replaced by what is inside it. What does not compile any more is no candidate. The expected
results of each candidate are enumerated again.
"""
import copy
import re

from checking import differences, is_cut
from machine import TooLarge

BATCH = 12  # candidates that are compiled at once


def is_block(value):
    return isinstance(value, (list, tuple)) and len(value) > 0 and all(hasattr(each, "lines") for each in value)


def with_lists(statements):
    """The same statements, in which every block is a list, and can be changed."""
    for statement in statements:
        for name, value in vars(statement).items():
            if is_block(value):
                setattr(statement, name, list(value))
                with_lists(getattr(statement, name))


def blocks(program):
    """All blocks of a program, those of threads first."""
    found = []

    def go(block):
        found.append(block)
        for statement in block:
            for value in vars(statement).values():
                if is_block(value):
                    go(value)
    for part in (*program.bodies, *[part.body for part in (*program.tasks, *program.holders, *program.methods)]):
        go(part)
    return found


def candidates(program):
    """Functions that change a copy of the program; those that leave out most come first."""
    result = []
    for number, block in enumerate(blocks(program)):
        size = len(block)
        while size > 0:
            for begin in range(0, len(block), size):
                def cut(copied, number=number, begin=begin, size=size):
                    del blocks(copied)[number][begin:begin + size]
                result.append((size, cut))
            size //= 2
        for index, statement in enumerate(block):
            for name, value in vars(statement).items():
                if is_block(value):
                    def lift(copied, number=number, index=index, name=name):
                        block = blocks(copied)[number]
                        block[index:index + 1] = getattr(block[index], name)
                    result.append((0.5, lift))
    for name in ("tasks", "holders", "methods"):
        for index in range(len(getattr(program, name))):
            def drop(copied, name=name, index=index):
                setattr(copied, name, [each for i, each in enumerate(getattr(copied, name)) if i != index])
            result.append((0.3, drop))
    for name in ("daemons", "subclass"):
        if getattr(program, name):
            result.append((0.2, lambda copied, name=name: setattr(copied, name, [])))
    return [change for _, change in sorted(result, key=lambda each: -each[0])]


def kinds(wrong):
    """What is wrong, without the details: they may change as the program shrinks."""
    return {re.split(r"[:0-9]", sentence)[0] for sentence in wrong}


def still_wrong(program, expected, way, ways, folder):
    promise, options = ways[way]
    plain = None
    if promise in ("same", "fewer", "more") and way != "dfs":
        plain = folder.check(program, ways["dfs"][1])
        plain = None if isinstance(plain, str) or not plain["complete"] or is_cut(plain) else plain
    return differences(expected, promise, folder.check(program, options), plain)


def compiled(batch, folder):
    """Those of the batch that compile."""
    while batch:
        complaint = folder.compile([(program, expected) for program, expected in batch])
        if not complaint:
            break
        bad = set(re.findall(r"(\w+)\.java:\d+: error", complaint))
        batch = [(program, expected) for program, expected in batch if bad and program.name not in bad]
    return batch


def smaller(program, way, ways, wanted, limit, folder, round):
    """The first candidate with the difference, as (program, expected, wrong), or None."""
    batch, changes = [], candidates(program)
    for number, change in enumerate(changes):
        copied = copy.deepcopy(program)
        copied.name = re.sub(r"(_.*)?$", f"_{round}_{number}", program.name, count=1)
        for part in blocks(copied):
            for statement in part:
                if hasattr(statement, "program"):
                    statement.program = copied.name
        try:
            change(copied)
            expected, _ = copied.machine().explore(limit)
            batch.append((copied, expected))
        except (TooLarge, KeyError, AttributeError, IndexError):
            pass  # it names what is not there any more
        if len(batch) == BATCH or batch and number == len(changes) - 1:
            for each, expected in compiled(batch, folder):
                wrong = still_wrong(each, expected, way, ways, folder)
                if kinds(wrong) & wanted:
                    return each, expected, wrong
            batch = []
    return None


def shrunk(program, way, ways, wrong, limit, folder):
    """The smallest program that is found, what is expected of it, and what is wrong."""
    program = copy.deepcopy(program)
    program.bodies = [list(body) for body in program.bodies]
    for part in (*program.tasks, *program.holders, *program.methods):
        part.body = list(part.body)
    for block in blocks(program):
        with_lists(block)
    best, wanted, round = (program, program.machine().explore(limit)[0], wrong), kinds(wrong), 0
    while (found := smaller(best[0], way, ways, wanted, limit, folder, round)) is not None:
        best, round = found, round + 1
    return best
