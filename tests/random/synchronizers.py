"""Semaphore, CountDownLatch, CyclicBarrier. Who waits for permits stands in a queue as for a lock, see locks.py."""
from locks import Queued, alternatives, throw_if_interrupted
from monitors import take_interrupt


class Acquire:
    """Slots of a semaphore: permits, the queue."""

    def __init__(self, permits):
        self.permits = permits

    def lines(self):
        return [f"S.acquire({self.permits});"]

    def code(self, c):
        at = c.machine.statics["S"]

        def take(s):
            s[at] -= self.permits
        acquisition = Queued(c, at + 1, lambda s: s[at] >= self.permits, take)
        throw_if_interrupted(c)
        acquisition.newcomer()
        acquisition.wait(True)


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


def release(permits):
    def change(s, at):
        s[at] += permits
    return Simple(f"S.release({permits})", "S", change)


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
    """A barrier of two. Slots: how many are missing, the generation, whether it is broken. Who is interrupted while
    it waits breaks the barrier, unless it was tripped or broken before the thread gets to say so: then the interrupt
    stays."""

    BROKEN = "java.util.concurrent.BrokenBarrierException"

    def lines(self):
        return ["B.await();"]

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
            done = absorbed = None
            if over or s[broken]:
                done = s[:]
                if not over:
                    c.throw(done, self.BROKEN)
            if s[c.interrupted]:
                absorbed = s[:]
                c.stay(absorbed)
                absorbed[c.interrupted], absorbed[c.absorbed] = 0, 1
            return alternatives(done, absorbed)
        c.step(wait)

        def forget(s):
            s[mine] = 0
        c.quiet(forget)
