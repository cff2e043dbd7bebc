"""Questions about what others do: states of threads, owners, how many wait. One step with a result each.

Asked are only questions that have one answer at every moment: whether a thread waits or still runs towards its wait
cannot be observed in any other way, and is not asked.
"""
from calls import Indivisible
from machine import ALIVE, NEW, TERMINATED


class StateIs:
    """Thread.getState() == NEW, TERMINATED."""
    type = "boolean"

    def __init__(self, thread, state):
        self.thread, self.state = thread, state
        self.java = f"(T{thread}.getState() == Thread.State.{state})"

    def code(self, c):
        other, slot = c.machine.threads[self.thread], c.temporary()
        wanted = {"NEW": NEW, "TERMINATED": TERMINATED}[self.state]

        def step(s):
            s[slot] = s[other.status] == wanted
        c.step(step)
        return lambda s: s[slot]


class Lives:
    """Whether a thread has begun and not ended, by its state: neither NEW nor TERMINATED, in one look."""
    type = "boolean"

    def __init__(self, thread):
        self.thread, self.java = thread, f"lives(T{thread}.getState())"

    def code(self, c):
        other, slot = c.machine.threads[self.thread], c.temporary()

        def step(s):
            s[slot] = s[other.status] == ALIVE
        c.step(step)
        return lambda s: s[slot]


class HoldsLock:
    type = "boolean"

    def __init__(self, lock):
        self.lock, self.java = lock, f"Thread.holdsLock({lock})"

    def code(self, c):
        at, slot, me = c.machine.objects[c.machine.statics[self.lock]][0], c.temporary(), c.number + 1

        def step(s):
            s[slot] = s[at] == me
        c.step(step)
        return lambda s: s[slot]


def own_hold(name, what):
    """Of a ReentrantLock by the current thread: isHeldByCurrentThread, getHoldCount."""
    return OfLock(f"{name}.{what}()", "int" if what == "getHoldCount" else "boolean", name,
                  lambda s, at, me: (s[at + 1] if what == "getHoldCount" else True) if s[at] == me else 0)


class OfLock:
    """A question to the slots of a lock, which may depend on the thread that asks: `answer(s, at, me)`."""

    def __init__(self, java, type, name, answer):
        self.java, self.type, self.name, self.answer = java, type, name, answer

    def code(self, c):
        at, slot, me = c.machine.statics[self.name], c.temporary(), c.number + 1

        def step(s):
            s[slot] = self.answer(s, at, me)
        c.step(step)
        return lambda s: s[slot]


def is_locked(name):
    return OfLock(f"{name}.isLocked()", "boolean", name, lambda s, at, me: s[at] != 0)


# Of the ReentrantReadWriteLock. Slots: the writer + 1, how often, the queue, how often each thread reads.
READ_WRITE = {
    "W.getReadLockCount()": ("int", lambda s, at, me: sum(s[at + 3])),
    "W.isWriteLocked()": ("boolean", lambda s, at, me: s[at] != 0),
    "W.isWriteLockedByCurrentThread()": ("boolean", lambda s, at, me: s[at] == me),
    "W.getReadHoldCount()": ("int", lambda s, at, me: s[at + 3][me - 1]),
    "W.getWriteHoldCount()": ("int", lambda s, at, me: s[at + 1] if s[at] == me else 0),
    'W.toString().endsWith("[Write locks = 0, Read locks = 1]")':
        ("boolean", lambda s, at, me: s[at + 1] == 0 and sum(s[at + 3]) == 1),
}


def of_read_write(java):
    type, answer = READ_WRITE[java]
    return OfLock(java, type, "W", answer)


def _drain(s, at):
    permits, s[at] = s[at], 0
    return permits


SYNCHRONIZERS = {  # java: (type, name, change)
    "S.availablePermits()": ("int", "S", lambda s, at: s[at]),
    "S.drainPermits()": ("int", "S", _drain),
    'S.toString().endsWith("[Permits = 0]")': ("boolean", "S", lambda s, at: s[at] == 0),
    "D.getCount() > 0": ("boolean", "D", lambda s, at: s[at] > 0),
    'D.toString().endsWith("[Count = 1]")': ("boolean", "D", lambda s, at: s[at] == 1),
    "B.getNumberWaiting()": ("int", "B", lambda s, at: 2 - s[at]),
    "B.isBroken()": ("boolean", "B", lambda s, at: bool(s[at + 2])),
    "SL.isWriteLocked()": ("boolean", "SL", lambda s, at: bool(s[at])),
    "SL.getReadLockCount()": ("int", "SL", lambda s, at: s[at + 1]),
    "AI.toString().length() > 1": ("boolean", "AI", lambda s, at: len(str(s[at])) > 1),
}


def question(java):
    type, name, change = SYNCHRONIZERS[java]
    return Indivisible(f"({java})", type, name, change)


# How many stand in a queue: exact with one thread at most besides the one that asks.
QUEUES = {"R0": 2, "R1": 2, "S": 1, "SF": 1, "W": 2, "OM": 1, "OS": 1}  # name: which of its slots


def queue_length(name):
    offset = QUEUES[name]
    return Indivisible(f"{name}.getQueueLength()", "int", name, lambda s, at: len(s[at + offset]))


def has_queued(name):
    offset = QUEUES[name]
    return Indivisible(f"{name}.hasQueuedThreads()", "boolean", name, lambda s, at: bool(s[at + offset]))


SUPPORT = {
    "lives": ["static boolean lives(Thread.State state) {",
              "  return state != Thread.State.NEW && state != Thread.State.TERMINATED;", "}"],
}
