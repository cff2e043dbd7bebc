"""Calls of the library that are one indivisible action each, or wait until that action is possible.

An object with linearizable calls needs no finer steps: whatever the library's own code can lead to, calls that happen
at once can lead to as well. Its part of a state is one slot, named like the object, or the slots from there on.

A wait says what an interrupt does to it:

    ENTRY     the call begins by throwing if the thread is interrupted, and throws whenever it is interrupted meanwhile
    WAITING   only a thread that has to wait looks at interrupts; what it waits for may be there by then
    UNREADY   only a thread that has to wait looks at them, and not any more once what it waits for is there (a
              condition with a signal in the same locked section)
    ABSORBED  an interrupt ends no wait; its status is cleared meanwhile and set again at the end
"""
from locks import alternatives, throw_if_interrupted
from machine import PARENTS, Label
from monitors import take_interrupt

ENTRY, WAITING, UNREADY, ABSORBED = "entry", "waiting", "unready", "absorbed"
TIMEOUT = "java.util.concurrent.TimeoutException"

for _name, _parent in (
        ("java.util.concurrent.ExecutionException", "java.lang.Exception"),
        (TIMEOUT, "java.lang.Exception"),
        ("java.util.concurrent.CompletionException", "java.lang.RuntimeException"),
        ("java.util.concurrent.RejectedExecutionException", "java.lang.RuntimeException"),
        ("java.util.concurrent.CancellationException", "java.lang.IllegalStateException")):
    PARENTS[_name] = (_parent,) + PARENTS[_parent]


class Indivisible:
    """`change(s, at, arguments…)` changes the state and gives the result, or the name of an exception."""

    def __init__(self, java, type, name, change, arguments=()):
        self.java, self.type, self.name, self.change, self.arguments = java, type, name, change, arguments

    def code(self, c):
        arguments = [argument.code(c) for argument in self.arguments]
        at, slot = c.machine.statics[self.name], c.temporary()

        def step(s):
            result = self.change(s, at, *[argument(s) for argument in arguments])
            if isinstance(result, str):
                return c.throw(s, result)
            s[slot] = result
        c.step(step)
        return lambda s: s[slot]


class Waiting:
    """The same for a call that waits until `ready(s, at)`. `timed`: the result, or exception, of a wait that times out;
    it may do so at any time, but not while it is ready."""

    def __init__(self, java, type, name, ready, change, arguments=(), timed=None, interrupts=ENTRY):
        self.java, self.type, self.name, self.ready, self.change = java, type, name, ready, change
        self.arguments, self.timed, self.interrupts = arguments, timed, interrupts

    def code(self, c):
        arguments = [argument.code(c) for argument in self.arguments]
        at, slot, end = c.machine.statics[self.name], c.temporary(), Label()

        def finish(s, result):
            s[c.interrupted], s[c.absorbed] = s[c.interrupted] or s[c.absorbed], 0
            if isinstance(result, str):
                c.throw(s, result)
            else:
                s[slot] = result
                s[c.pc] = end.pc
            return s

        def perform(s):
            return finish(s, self.change(s, at, *[argument(s) for argument in arguments]))

        def at_once(s):
            if self.ready(s, at):
                perform(s)

        def wait(s):
            ready, done, interrupted, late = self.ready(s, at), None, None, None
            if ready:
                done = perform(s[:])
            if s[c.interrupted] and not (ready and self.interrupts == UNREADY):
                interrupted = s[:]
                if self.interrupts == ABSORBED:
                    c.stay(interrupted)
                    interrupted[c.interrupted], interrupted[c.absorbed] = 0, 1
                else:
                    take_interrupt(c, interrupted)
            # A thread that was interrupted before it had to wait sees that first; one that is interrupted later may
            # have been late before.
            too_soon = s[c.interrupted] and self.interrupts != ENTRY
            if self.timed is not None and not ready and not too_soon:
                late = finish(s[:], self.timed)
            return alternatives(done, interrupted, late)

        if self.interrupts == ENTRY:
            throw_if_interrupted(c)
        else:
            c.step(at_once)
        c.step(wait)
        c.put(end)
        return lambda s: s[slot]
