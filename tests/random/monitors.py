"""Monitors: blocks, methods, wait and notify.

After JLS 14.19, 8.4.3.6, 17.1 and 17.2, without spurious wake-ups; a time-out may come at any time. `waiting` of a
thread is the object or thread that has the wait set which it is in, or what took it out of there.
"""
from expressions import NULL_POINTER
from machine import BLOCKED
from statements import REGISTERS, code_all, indented

ILLEGAL_MONITOR = "java.lang.IllegalMonitorStateException"
INTERRUPTED = "java.lang.InterruptedException"
NOTIFIED, BY_INTERRUPT, BY_TIME = 0, -1, -2


def lock_reference(c, lock):
    """A function of the state that gives the object: of a register, or a constant."""
    if lock in c.machine.statics:
        reference = c.machine.statics[lock]
        return lambda s: reference
    slot = c.register(lock)
    return lambda s: s[slot]


def enter(c, reference):
    objects, me = c.machine.objects, c.number + 1

    def step(s):
        if not reference(s):
            return c.throw(s, NULL_POINTER)
        at = objects[reference(s)][0]
        if s[at] not in (0, me):
            return BLOCKED
        s[at] = me
        s[at + 1] += 1

    def owner(s):
        if not reference(s):
            return None
        held = s[objects[reference(s)][0]]
        return held - 1 if held not in (0, me) else None
    c.step(step, owner)


def leave(c, reference):
    objects = c.machine.objects

    def step(s):
        at = objects[reference(s)][0]
        s[at + 1] -= 1
        if s[at + 1] == 0:
            s[at] = 0
    c.step(step)


class Synchronized:
    """On one of the constant objects, or on the object in a register, which is remembered if the register changes."""

    def __init__(self, lock, body):
        self.lock, self.body = lock, body

    def lines(self):
        return [f"synchronized ({self.lock}) {{"] + indented(self.body) + ["}"]

    def code(self, c):
        given, kept = lock_reference(c, self.lock), c.machine.slot(0)
        enter(c, given)

        def keep(s):
            s[kept] = given(s)
        c.quiet(keep)
        c.cleaned_up(lambda: code_all(self.body, c), lambda: leave(c, lambda s: s[kept]))


class Call:
    """A call of a method of the main class, static or of its one instance, which may be synchronized."""

    def __init__(self, method):
        self.method = method

    def lines(self):
        return [f"{self.method.java}();"]

    def code(self, c):
        outer, c.scope = c.scope, c.scope + self.method.java + "."
        mine = []  # its registers, all of which begin at 0, and are not used afterwards

        def forget(s):
            for slot in mine:
                s[slot] = 0
        c.quiet(forget)

        def body():
            code_all(self.method.body, c)
        if self.method.lock:
            reference = lock_reference(c, self.method.lock)
            enter(c, reference)
            c.cleaned_up(body, lambda: leave(c, reference))
        else:
            body()
        mine += [slot for key, slot in c.registers.items() if key.startswith(c.scope)]
        c.quiet(forget)
        c.scope = outer


class Method:
    def __init__(self, name, lock, body):
        self.name, self.lock, self.body = name, lock, body
        self.java = f"ME.{name}" if lock == "ME" else name

    def lines(self):
        modifiers = {"ME": "synchronized ", "CLASS": "static synchronized ", None: "static "}[self.lock]
        return [f"{modifiers}void {self.name}() throws Throwable {{"] + REGISTERS + indented(self.body) + ["}"]



def take_interrupt(c, s):
    s[c.interrupted] = 0
    return c.throw(s, INTERRUPTED)


def out_of_wait_set(c, s, timed):
    """The states in which a thread that is in a wait set has left it by itself; it stands where it stood."""
    result = []
    for possible, how in ((s[c.interrupted], BY_INTERRUPT), (timed, BY_TIME)):
        if possible:
            n = s[:]
            c.stay(n)
            n[c.waiting] = how
            result.append(n)
    return result or BLOCKED


class Wait:
    def __init__(self, lock, timed=False):
        self.lock, self.timed = lock, timed

    def lines(self):
        return [f"{self.lock}.wait({1 if self.timed else ''});"]

    def code(self, c):
        reference, objects, me = lock_reference(c, self.lock), c.machine.objects, c.number + 1

        def begin(s):
            at = objects[reference(s)][0]
            if s[at] != me:
                return c.throw(s, ILLEGAL_MONITOR)
            if s[c.interrupted]:
                return take_interrupt(c, s)
            s[c.waiting], s[c.saved] = reference(s), s[at + 1]
            s[at] = s[at + 1] = 0
        c.step(begin)

        def resume(s):
            at = objects[reference(s)][0]
            if s[c.waiting] == reference(s):
                return out_of_wait_set(c, s, self.timed)
            if s[at] != 0:
                return BLOCKED
            why = s[c.waiting]
            s[at], s[at + 1], s[c.saved], s[c.waiting] = me, s[c.saved], 0, 0
            if why == BY_INTERRUPT:
                return take_interrupt(c, s)

        def owner(s):
            held = s[objects[reference(s)][0]]
            return held - 1 if s[c.waiting] != reference(s) and held != 0 else None
        c.step(resume, owner)


class Notify:
    def __init__(self, lock, everybody):
        self.lock, self.everybody = lock, everybody

    def lines(self):
        return [f"{self.lock}.notify{'All' if self.everybody else ''}();"]

    def code(self, c):
        reference, machine = lock_reference(c, self.lock), c.machine

        def step(s):
            if s[machine.objects[reference(s)][0]] != c.number + 1:
                return c.throw(s, ILLEGAL_MONITOR)
            waiters = [t for t in machine.threads if s[t.waiting] == reference(s)]
            if self.everybody or len(waiters) < 2:
                for t in waiters:
                    s[t.waiting] = NOTIFIED
                return None
            result = []
            for t in waiters:
                n = s[:]
                n[t.waiting] = NOTIFIED
                result.append(n)
            return result
        c.step(step)
