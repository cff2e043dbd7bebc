"""Threads: start, end, join, interrupts, parking, exit; after the documentation of Thread, LockSupport and Runtime."""
from machine import ALIVE, BLOCKED, NEW, TERMINATED
from monitors import BY_INTERRUPT, BY_TIME, NOTIFIED, out_of_wait_set, take_interrupt


def ending(of):
    """What the threads that join this thread wait for; distinct from all references."""
    return -10 - of.number


class Start:
    def __init__(self, thread):
        self.thread = thread

    def lines(self):
        return [f"T{self.thread}.start();"]

    def code(self, c):
        other = c.machine.threads[self.thread]

        def step(s):
            if s[other.status] != NEW:
                return c.throw(s, "java.lang.IllegalThreadStateException")
            s[other.status] = ALIVE
            other.advance(s)
        c.step(step)


class Launch:
    """Makes a thread that no other thread knows, with the object in p0 as what it begins with, and starts it. A thread
    that a daemon makes is a daemon."""

    def __init__(self, thread):
        self.thread = thread

    def lines(self):
        number = self.thread
        return [f"final Node c{number} = p0;", f"Thread T{number} = new Thread(() -> run{number}(c{number}));",
                f"T{number}.start();"]

    def code(self, c):
        other = c.machine.threads[self.thread]
        mine, given = c.register("p0"), other.register("p0")

        def step(s):
            s[other.status], s[other.daemon], s[given] = ALIVE, s[c.daemon], s[mine]
            other.advance(s)
        c.step(step)


def end(c):
    """The last step of a thread: the threads that join it wake up."""
    def step(s):
        s[c.status] = TERMINATED
        for t in c.machine.threads:
            if s[t.waiting] == ending(c):
                s[t.waiting] = NOTIFIED
    c.step(step)


class Join:
    """In its documented implementation a loop of wait, conditioned on isAlive: a thread that finds the other one ended
    does not look whether it is interrupted."""

    def __init__(self, thread, timed=False):
        self.thread, self.timed = thread, timed

    def lines(self):
        return [f"T{self.thread}.join({1 if self.timed else ''});"]

    def code(self, c):
        other = c.machine.threads[self.thread]

        def begin(s):
            if s[other.status] != ALIVE:
                s[c.waiting] = NOTIFIED
            elif s[c.interrupted]:
                return take_interrupt(c, s)
            else:
                s[c.waiting] = ending(other)
        c.step(begin)

        def resume(s):
            if s[c.waiting] == ending(other):
                return out_of_wait_set(c, s, self.timed)
            why, s[c.waiting] = s[c.waiting], 0
            if why == BY_INTERRUPT:
                return take_interrupt(c, s)
        c.step(resume, local=lambda s: s[c.waiting] in (NOTIFIED, BY_TIME))


class Interrupt:
    """Sets the status, then makes a permit available if the thread is alive: HotSpot's interrupt contains an unpark."""

    def __init__(self, thread):
        self.thread = thread

    def lines(self):
        return [("MAIN" if self.thread == 0 else f"T{self.thread}") + ".interrupt();"]

    def code(self, c):
        other = c.machine.threads[self.thread]

        def flag(s):
            s[other.interrupted] = 1
        c.step(flag)
        if c.machine.parks:
            def unpark(s):
                if s[other.status] == ALIVE:
                    s[other.permit] = 1
            c.step(unpark)


class Sleep:
    """A sleep of any length is a sleep that has ended when the thread runs again."""

    def lines(self):
        return ["Thread.sleep(1);"]

    def code(self, c):
        c.step(lambda s: take_interrupt(c, s) if s[c.interrupted] else None)


class Park:
    """A permit is consumed even by a thread that is interrupted (Parker::park looks at it first)."""

    def __init__(self, timed=False):
        self.timed = timed

    def lines(self):
        return ["LockSupport.parkNanos(1);" if self.timed else "LockSupport.park();"]

    def code(self, c):
        def step(s):
            if s[c.permit]:
                s[c.permit] = 0
            elif not s[c.interrupted] and not self.timed:
                return BLOCKED
        c.step(step)


class Unpark:
    def __init__(self, thread):
        self.thread = thread

    def lines(self):
        return [f"LockSupport.unpark({'MAIN' if self.thread == 0 else f'T{self.thread}'});"]

    def code(self, c):
        other = c.machine.threads[self.thread]

        def step(s):
            if s[other.status] == ALIVE:
                s[other.permit] = 1
        c.step(step)


class Exit:
    def __init__(self, halt):
        self.halt = halt

    def lines(self):
        return ["Runtime.getRuntime().halt(0);" if self.halt else "System.exit(0);"]

    def code(self, c):
        def step(s):
            s[c.machine.halted] = 1
        c.step(step)


class Ask:
    """isAlive, isInterrupted, interrupted: a step with a result."""
    type = "boolean"

    def __init__(self, what, thread=None):
        self.what, self.thread = what, thread
        self.java = f"{'Thread' if thread is None else 'MAIN' if thread == 0 else f'T{thread}'}.{what}()"

    def code(self, c):
        slot = c.temporary()
        other = c if self.thread is None else c.machine.threads[self.thread]

        def step(s):
            s[slot] = s[other.status] == ALIVE if self.what == "isAlive" else s[other.interrupted]
            if self.what == "interrupted":
                s[c.interrupted] = 0
        c.step(step)
        return lambda s: s[slot]
