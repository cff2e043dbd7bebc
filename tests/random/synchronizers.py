"""Semaphore, CountDownLatch, CyclicBarrier. Threads wait for permits in a queue as for a lock, see locks.py."""
from locks import Queued, alternatives, throw_if_interrupted
from machine import Label
from monitors import take_interrupt
from statements import code_all, indented


class Acquire:
    """Slots of a semaphore: permits, the queue. SF is a fair one: newcomers queue after the threads that wait."""

    def __init__(self, permits, name="S", interruptibly=True):
        self.permits, self.name, self.interruptibly = permits, name, interruptibly

    def lines(self):
        return [f"{self.name}.acquire{'' if self.interruptibly else 'Uninterruptibly'}({self.permits});"]

    def code(self, c):
        acquisition = permits_of(c, self.name, self.permits)
        if self.interruptibly:
            throw_if_interrupted(c)
        acquisition.newcomer()
        acquisition.wait(self.interruptibly)


def permits_of(c, name, permits):
    at = c.machine.statics[name]

    def free(s):
        return s[at] >= permits

    def take(s):
        s[at] -= permits
    barge = (lambda s: free(s) and not s[at + 1]) if name == "SF" else free
    return Queued(c, at + 1, free, take, barge, free)


class TryAcquireTimed:
    """if (tryAcquire(…, 1 s)) …"""

    def __init__(self, name, body):
        self.name, self.body = name, body

    def lines(self):
        return [f"if ({self.name}.tryAcquire(1, 1, TimeUnit.SECONDS)) {{"] + indented(self.body) + ["}"]

    def code(self, c):
        acquisition, end = permits_of(c, self.name, 1), Label()

        def late(s):
            s[c.pc] = end.pc
        throw_if_interrupted(c)
        acquisition.newcomer()
        acquisition.wait(True, late)
        code_all(self.body, c)
        c.put(end)


class TryAcquire:
    java, type = "S.tryAcquire()", "boolean"

    def code(self, c):
        at, slot = c.machine.statics["S"], c.temporary()

        def step(s):
            s[slot] = s[at] >= 1
            if s[slot]:
                s[at] -= 1
        c.step(step)
        return lambda s: s[slot]


class Simple:
    """A call that is one step, without result: `change(s, at)` is what it does to the slot `name`."""

    def __init__(self, java, name, change):
        self.java, self.name, self.change = java, name, change

    def lines(self):
        return [self.java + ";"]

    def code(self, c):
        at = c.machine.statics[self.name]
        c.step(lambda s: self.change(s, at))


def release(permits, name="S"):
    def change(s, at):
        s[at] += permits
    return Simple(f"{name}.release({permits})", name, change)


def count_down():
    def change(s, at):
        s[at] = max(0, s[at] - 1)
    return Simple("D.countDown()", "D", change)


class AwaitLatch:
    def __init__(self, timed=False):
        self.timed = timed

    def lines(self):
        return [f"D.await({'1, TimeUnit.SECONDS' if self.timed else ''});"]

    def code(self, c):
        at = c.machine.statics["D"]
        throw_if_interrupted(c)

        def step(s):
            done = interrupted = None
            if s[at] == 0 or self.timed:
                done = s[:]
            if s[c.interrupted]:
                interrupted = s[:]
                take_interrupt(c, interrupted)
            return alternatives(done, interrupted)
        c.step(step)


class AwaitBarrier:
    """A barrier of two. Slots: how many are missing, the generation, whether it is broken. A thread that is interrupted
    while it waits breaks the barrier, unless it was tripped or broken before the thread gets to say so: then the
    interrupt stays. A thread that times out breaks it as well."""

    BROKEN = "java.util.concurrent.BrokenBarrierException"

    def __init__(self, timed=False):
        self.timed = timed

    def lines(self):
        return [f"B.await({'1, TimeUnit.SECONDS' if self.timed else ''});"]

    def code(self, c):
        at, mine = c.machine.statics["B"], c.machine.slot(0)
        missing, generation, broken = at, at + 1, at + 2

        def begin(s):
            if s[broken]:
                return c.throw(s, self.BROKEN)
            if s[c.interrupted]:
                s[broken], s[missing] = 1, 2
                return take_interrupt(c, s)
            s[missing] -= 1
            s[mine] = s[generation]
            if s[missing] == 0:
                s[missing] = 2
                s[generation] += 1
        c.step(begin)

        def wait(s):
            over = s[generation] != s[mine]
            if s[c.absorbed]:
                s[c.absorbed] = 0
                if not over and not s[broken]:
                    s[broken], s[missing] = 1, 2
                    return c.throw(s, "java.lang.InterruptedException")
                s[c.interrupted] = 1
                return None if over else c.throw(s, self.BROKEN)
            done = absorbed = late = None
            if over or s[broken]:
                done = s[:]
                if not over:
                    c.throw(done, self.BROKEN)
            elif self.timed:
                late = s[:]
                late[broken], late[missing] = 1, 2
                c.throw(late, "java.util.concurrent.TimeoutException")
            if s[c.interrupted]:
                absorbed = s[:]
                c.stay(absorbed)
                absorbed[c.interrupted], absorbed[c.absorbed] = 0, 1
            return alternatives(done, absorbed, late)
        c.step(wait)

        def forget(s):
            s[mine] = 0
        c.quiet(forget)
