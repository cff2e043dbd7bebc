"""Where threads meet: SynchronousQueue, Exchanger, Phaser.

The thread that comes first waits; the one that comes second completes both. If several wait, the order in which they
came decides which of them is met. As no thread can observe that order, the model tries each.
"""
from calls import ABSORBED, TIMEOUT, Indivisible, Waiting
from locks import alternatives, throw_if_interrupted
from monitors import take_interrupt

OPEN, WAITS, LATE = 0, 1, 2


class Meet:
    """`mine`, `theirs`: which of the object's slots holds those that wait like this one, and those it can meet; each a
    tuple of (mark, where the value goes, value). `waits`: how this call waits for a partner: not at all (None), "" or
    "timed". `late`: its result, or exception, when it does not meet one."""

    def __init__(self, java, type, name, mine, theirs, value=None, waits="", late=0, looks=False):
        self.java, self.type, self.name, self.mine, self.theirs = java, type, name, mine, theirs
        self.value, self.waits, self.late, self.looks = value, waits, late, looks

    def code(self, c):
        value = self.value.code(c) if self.value else lambda s: 0
        at, slot, mark = c.machine.statics[self.name], c.temporary(), c.machine.slot(0)
        mine, theirs = at + self.mine, at + self.theirs
        if self.looks:
            throw_if_interrupted(c)

        def result(given):
            return given if self.type == "int" else True

        def begin(s):
            met = []
            for other in s[theirs]:
                n = s[:]
                n[theirs] = tuple(each for each in s[theirs] if each != other)
                n[other[0]], n[other[1]] = OPEN, value(s) if other[3] else True
                n[slot] = result(other[2])
                met.append(n)
            if met:
                return met
            if self.waits is None:
                s[slot] = self.late
            else:
                s[mine] += ((mark, slot, value(s), self.type == "int"),)
                s[mark] = WAITS
        c.step(begin)
        if self.waits is None:
            return lambda s: s[slot]

        def leave(s):
            n = s[:]
            n[mine] = tuple(each for each in s[mine] if each[0] != mark)
            n[mark] = OPEN
            return n

        def wait(s):
            if s[mark] == OPEN:
                return None
            interrupted = late = None
            if s[c.interrupted]:
                interrupted = leave(s)
                take_interrupt(c, interrupted)
            if self.waits == "timed":
                late = leave(s)
                late[mark] = LATE
            return alternatives(interrupted, late)
        c.step(wait, local=lambda s: s[mark] == OPEN)

        def too_late(s):
            """A thread that gave up looks whether it was interrupted."""
            if s[mark] == LATE:
                s[mark] = OPEN
                if s[c.interrupted]:
                    return take_interrupt(c, s)
                if isinstance(self.late, str):
                    return c.throw(s, self.late)
                s[slot] = self.late
        c.step(too_late, local=lambda s: s[mark] == OPEN)
        return lambda s: s[slot]


PUTTERS, TAKERS = 0, 1


def hand_over(how, value):
    text = {"put": f"QS.put({value.java})", "offer": f"QS.offer({value.java})",
            "timed": f"QS.offer({value.java}, 1, TimeUnit.SECONDS)"}[how]
    return Meet(text, "boolean", "QS", PUTTERS, TAKERS, value, {"put": "", "offer": None, "timed": "timed"}[how], False)


def receive(how):
    text = {"take": "num(QS.take())", "poll": "num(QS.poll())", "timed": "num(QS.poll(1, TimeUnit.SECONDS))"}[how]
    return Meet(text, "int", "QS", TAKERS, PUTTERS, None, {"take": "", "poll": None, "timed": "timed"}[how], 0)


def exchange(value, timed):
    return Meet(f"EX.exchange({value.java}{', 1, TimeUnit.SECONDS' if timed else ''})", "int", "EX", 0, 0, value,
                "timed" if timed else "", TIMEOUT, looks=True)


# A phaser of two parties. Slots: the phase, how many have not arrived, how many are registered.

TERMINATED_PHASE = -2 ** 31


def _arrive(s, at, leaves=0):
    """The phase in which it arrived. The last one that leaves terminates the phaser."""
    phase = s[at]
    if phase < 0:
        return phase
    s[at + 1] -= 1
    s[at + 2] -= leaves
    if s[at + 1] == 0:
        s[at], s[at + 1] = phase + 1 + (0 if s[at + 2] else TERMINATED_PHASE), s[at + 2]
    return phase


def arrive(leaves):
    return Indivisible("PH.arriveAndDeregister()" if leaves else "PH.arrive()", "int", "PH",
                       lambda s, at: _arrive(s, at, int(leaves)))


def phase():
    return Indivisible("PH.getPhase()", "int", "PH", lambda s, at: s[at])


def await_advance(phase, how):
    """If the phase is not this one any more, returns the one that it is now."""
    text = {"": "awaitAdvance({})", "interruptibly": "awaitAdvanceInterruptibly({})",
            "timed": "awaitAdvanceInterruptibly({}, 1, TimeUnit.SECONDS)"}[how]
    return Waiting("PH." + text.format(phase), "int", "PH", lambda s, at: s[at] != phase, lambda s, at: s[at],
                   timed=TIMEOUT if how == "timed" else None, interrupts=ABSORBED if how == "" else "waiting")


class ArriveAndAwait:
    java, type = "PH.arriveAndAwaitAdvance()", "int"

    def code(self, c):
        at, mine, waits = c.machine.statics["PH"], c.temporary(), c.machine.slot(0)

        def come(s):
            s[mine] = _arrive(s, at)
            s[waits] = int(s[mine] == s[at] >= 0)
            if not s[waits]:
                s[mine] = s[at]
        c.step(come)

        def wait(s):
            done = absorbed = None
            if s[at] != s[mine]:
                done = s[:]
                done[mine], done[waits] = s[at], 0
                done[c.interrupted], done[c.absorbed] = s[c.interrupted] or s[c.absorbed], 0
            if s[c.interrupted]:
                absorbed = s[:]
                c.stay(absorbed)
                absorbed[c.interrupted], absorbed[c.absorbed] = 0, 1
            return alternatives(done, absorbed)

        def passed(s):
            if s[waits]:
                return wait(s)
        c.step(passed, local=lambda s: not s[waits])
        return lambda s: s[mine]


SHARED = {
    "QS": ("static final SynchronousQueue<Integer> QS = new SynchronousQueue<>()", [(), ()]),
    "EX": ("static final Exchanger<Integer> EX = new Exchanger<>()", [()]),
    "PH": ("static final Phaser PH = new Phaser(2)", [0, 2, 2]),
}
