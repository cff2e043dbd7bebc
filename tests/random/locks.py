"""ReentrantLock, its conditions, ReentrantReadWriteLock.

As documented: a lock may be taken by a newcomer before the threads that wait ("barging"), these get it first come,
first served, and conditions are signalled in that order. Where the documentation leaves more open than the one queue
of AbstractQueuedSynchronizer does (the order in which signalled threads come back, readers in the queue after a
writer), the model is that queue: a thread that finds the lock taken enters it at its end, and only the first in it
gets the lock.

A thread that waits uninterruptibly *absorbs* an interrupt: the status is cleared while it waits and set when it is
done.
"""
from machine import BLOCKED, Label
from monitors import ILLEGAL_MONITOR, take_interrupt
from statements import code_all, indented


def alternatives(*states):
    return [s for s in states if s is not None] or BLOCKED


class Queued:
    """The steps of a thread that acquires something. It may `take(s)` it if it is first in the queue and `free(s)`
    holds, as a newcomer if `barge(s)` holds, by `tryLock()`, which ignores waiting threads, if `tried(s)` holds.
    The queue is a slot with a tuple of (thread, mode); `mark` says whether the thread is in it."""

    def __init__(self, c, queue, free, take, barge=None, tried=None, mode="x"):
        self.c, self.queue, self.free, self.take, self.barge = c, queue, free, take, barge or free
        self.tried = tried or self.barge
        self.entry, self.mark = (c.number, mode), c.machine.slot(0)
        self.seen = c.machine.queues_seen

    def newcomer(self):
        """Takes it or enters the queue. Leaves the thread before the step of `wait`. If a thread asks which threads are
        in the queue, the lock may be free again by the time this one gets there."""
        def enter(s):
            s[self.queue] += (self.entry,)
            s[self.mark] = 1

        def step(s):
            if self.barge(s):
                self.take(s)
                s[self.mark] = 0
            elif self.seen:
                s[self.mark] = 2
            else:
                enter(s)
        self.c.step(step)
        if self.seen:
            self.c.step(lambda s: enter(s) if s[self.mark] else None, local=lambda s: not s[self.mark])

    def wait(self, interruptible=False, timed=None):
        """Waits in the queue, unless the newcomer was lucky. `timed(s)`: what remains when the time is over."""
        c, mark = self.c, self.mark

        def step(s):
            if not s[mark]:
                return None
            taken = absorbed = late = None
            if s[self.queue] and s[self.queue][0] == self.entry and self.free(s):
                taken = s[:]
                self.take(taken)
                if self.seen:
                    taken[mark] = 3
                else:
                    taken[self.queue] = s[self.queue][1:]
                    taken[mark] = 0
            if s[c.interrupted]:
                absorbed = s[:]
                if interruptible:
                    self.give_up(absorbed)
                    take_interrupt(c, absorbed)
                else:
                    c.stay(absorbed)
                    absorbed[c.interrupted], absorbed[c.absorbed] = 0, 1
            if timed:
                late = s[:]
                self.give_up(late)
                timed(late)
            return alternatives(taken, absorbed, late)
        c.step(step, local=lambda s: not s[mark])
        if self.seen:  # the owner is in the queue a little longer
            c.step(lambda s: self.give_up(s) if s[mark] else None, local=lambda s: not s[mark])
        if not interruptible:
            restore_interrupt(c)

    def give_up(self, s):
        s[self.queue] = tuple(entry for entry in s[self.queue] if entry != self.entry)
        s[self.mark] = 0


def restore_interrupt(c):
    def step(s):
        if s[c.absorbed]:
            s[c.absorbed], s[c.interrupted] = 0, 1
    c.step(step, local=lambda s: not s[c.absorbed])


def throw_if_interrupted(c):
    c.step(lambda s: take_interrupt(c, s) if s[c.interrupted] else None)


class Lock:
    """Slots: owner + 1, how often, the queue, the queue of the condition."""

    def __init__(self, c, name):
        self.c, at = c, c.machine.statics[name]
        self.owner, self.count, self.queue, self.condition = range(at, at + 4)
        self.me = c.number + 1

    def acquisition(self, count=None):
        def take(s):
            if s[self.owner] == self.me:
                s[self.count] += 1
            else:
                s[self.owner], s[self.count] = self.me, 1
                if count is not None:
                    s[self.count], s[count] = s[count], 0
        return Queued(self.c, self.queue, lambda s: s[self.owner] == 0, take, lambda s: s[self.owner] in (0, self.me))

    def unlock(self):
        c = self.c

        def step(s):
            if s[self.owner] != self.me:
                return c.throw(s, ILLEGAL_MONITOR)
            s[self.count] -= 1
            if s[self.count] == 0:
                s[self.owner] = 0
        c.step(step)

    def lock(self, how):
        if how == "lockInterruptibly":
            self.interruptibly()
            return
        acquisition = self.acquisition()
        acquisition.newcomer()
        acquisition.wait()

    def interruptibly(self, timed=None):
        """A thread that is interrupted and does not get the lock at once throws: "preference is given to responding to
        the interrupt over normal or reentrant acquisition of the lock, and over reporting the elapse of the waiting
        time"."""
        acquisition, got_it = self.acquisition(), Label()

        def at_once(s):
            if acquisition.barge(s):
                acquisition.take(s)
                s[self.c.pc] = got_it.pc
        throw_if_interrupted(self.c)
        self.c.step(at_once)
        throw_if_interrupted(self.c)
        acquisition.newcomer()
        acquisition.wait(True, timed)
        self.c.put(got_it)


class Locked:
    """lock(); try { … } finally { unlock(); } for anything that has a `lock(how)` and an `unlock()`."""

    def __init__(self, kind, name, how, body):
        self.kind, self.name, self.how, self.body = kind, name, how, body

    def lines(self):
        return ([f"{self.name}.{self.how}();", "try {"] + indented(self.body)
                + ["} finally {", f"  {self.name}.unlock();", "}"])

    def code(self, c):
        lock = self.kind(c, self.name)
        lock.lock(self.how)
        c.cleaned_up(lambda: code_all(self.body, c), lock.unlock)


class LockOnly:
    def __init__(self, kind, name, how):
        self.kind, self.name, self.how = kind, name, how

    def lines(self):
        return [f"{self.name}.{self.how}();"]

    def code(self, c):
        lock = self.kind(c, self.name)
        if self.how == "unlock":
            lock.unlock()
        else:
            lock.lock(self.how)


class TryLocked:
    """if (tryLock()) try { … } finally { unlock(); } else …"""

    def __init__(self, kind, name, timed, body, otherwise):
        self.kind, self.name, self.timed, self.body, self.otherwise = kind, name, timed, body, otherwise

    def lines(self):
        call = f"{self.name}.tryLock({'1, TimeUnit.SECONDS' if self.timed else ''})"
        result = [f"if ({call}) {{", "  try {"] + ["  " + line for line in indented(self.body)]
        result += ["  } finally {", f"    {self.name}.unlock();", "  }"]
        return result + (["} else {"] + indented(self.otherwise) if self.otherwise else []) + ["}"]

    def code(self, c):
        lock, otherwise, end = self.kind(c, self.name), Label(), Label()

        def failed(s):
            s[c.pc] = otherwise.pc
        if self.timed:
            lock.interruptibly(failed)
        else:
            acquisition = lock.acquisition()
            c.step(lambda s: acquisition.take(s) if acquisition.tried(s) else failed(s))
        c.cleaned_up(lambda: code_all(self.body, c), lock.unlock)
        c.jump(end)
        c.put(otherwise)
        code_all(self.otherwise, c)
        c.put(end)


class Await:
    """Condition.await, its timed and its uninterruptible form."""

    def __init__(self, lock, how=""):
        self.lock, self.how = lock, how

    def lines(self):
        call = {"": "await()", "timed": "await(1, TimeUnit.SECONDS)", "uninterruptibly": "awaitUninterruptibly()"}
        return [f"C{self.lock[1:]}.{call[self.how]};"]

    def code(self, c):
        lock, interruptible = Lock(c, self.lock), self.how != "uninterruptibly"
        if interruptible:
            throw_if_interrupted(c)
        IN_CONDITION, SIGNALLED, GONE, GONE_INTERRUPTED = 1, 0, 2, 3
        phase = c.machine.slot(0)

        def begin(s):
            if s[lock.owner] != lock.me:
                return c.throw(s, ILLEGAL_MONITOR)
            s[lock.condition] += ((c.number, phase),)
            s[c.saved], s[lock.owner], s[lock.count], s[phase] = s[lock.count], 0, 0, IN_CONDITION
        c.step(begin)

        def leave(s, how):
            n = s[:]
            n[lock.condition] = tuple(entry for entry in s[lock.condition] if entry[0] != c.number)
            n[phase] = how
            return n

        def waiting(s):
            if s[phase] == SIGNALLED:
                return None
            absorbed = late = cancelled = None
            if s[c.interrupted]:
                absorbed = s[:]
                c.stay(absorbed)
                absorbed[c.interrupted], absorbed[c.absorbed] = 0, 1
            if s[c.absorbed] and interruptible:
                cancelled = leave(s, GONE_INTERRUPTED)
                cancelled[c.absorbed] = 0
            if self.how == "timed":
                late = leave(s, GONE)
            return alternatives(absorbed, cancelled, late)
        c.step(waiting, local=lambda s: s[phase] == SIGNALLED)

        # A thread that was signalled is in the lock's queue already; one that was not comes as a newcomer.
        acquisition = lock.acquisition(c.saved)
        signalled = Label()

        def choose(s):
            if s[phase] == SIGNALLED:
                s[acquisition.mark] = 1
                s[c.pc] = signalled.pc
        c.quiet(choose)
        acquisition.newcomer()
        c.put(signalled)
        acquisition.wait()

        def finish(s):
            how, s[phase] = s[phase], 0
            if how == GONE_INTERRUPTED:
                return c.throw(s, "java.lang.InterruptedException")
        c.quiet(finish)


class Signal:
    def __init__(self, lock, everybody):
        self.lock, self.everybody = lock, everybody

    def lines(self):
        return [f"C{self.lock[1:]}.signal{'All' if self.everybody else ''}();"]

    def code(self, c):
        lock = Lock(c, self.lock)

        def step(s):
            if s[lock.owner] != lock.me:
                return c.throw(s, ILLEGAL_MONITOR)
            count = len(s[lock.condition]) if self.everybody else min(1, len(s[lock.condition]))
            for number, phase in s[lock.condition][:count]:
                s[lock.queue] += ((number, "x"),)
                s[phase] = 0
            s[lock.condition] = s[lock.condition][count:]
        c.step(step)


class ReadWrite:
    """Slots: the writer + 1, how often, the queue, how often each thread reads (a tuple)."""

    def __init__(self, c, name):
        self.c, at = c, c.machine.statics["W"]
        self.writer, self.count, self.queue, self.readers = range(at, at + 4)
        self.me = c.number + 1

    def add_reader(self, s, change):
        readers = list(s[self.readers])
        readers[self.c.number] += change
        s[self.readers] = tuple(readers)

    def lock(self, how):
        acquisition = self.acquisition()
        acquisition.newcomer()
        acquisition.wait()


class ReadLock(ReadWrite):
    """A newcomer stands back if a writer is first in the queue, unless it reads or writes already."""

    def acquisition(self):
        def allowed(s):
            return s[self.writer] in (0, self.me)

        def barge(s):
            behind_writer = s[self.queue] and s[self.queue][0][1] == "w"
            return allowed(s) and (not behind_writer or s[self.readers][self.c.number] > 0 or s[self.writer] == self.me)
        return Queued(self.c, self.queue, allowed, lambda s: self.add_reader(s, 1), barge, allowed, "r")

    def unlock(self):
        def step(s):
            if s[self.readers][self.c.number] == 0:
                return self.c.throw(s, ILLEGAL_MONITOR)
            self.add_reader(s, -1)
        self.c.step(step)


class WriteLock(ReadWrite):
    def acquisition(self):
        def free(s):
            return s[self.writer] == 0 and not any(s[self.readers])

        def take(s):
            s[self.writer] = self.me
            s[self.count] += 1
        return Queued(self.c, self.queue, free, take, lambda s: s[self.writer] == self.me or free(s),
                      mode="w")

    def unlock(self):
        def step(s):
            if s[self.writer] != self.me:
                return self.c.throw(s, ILLEGAL_MONITOR)
            s[self.count] -= 1
            if s[self.count] == 0:
                s[self.writer] = 0
        self.c.step(step)
