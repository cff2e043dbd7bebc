"""StampedLock. Slots: whether it is written to, by how many it is read, how often it was written to, the queue.

It is not reentrant and has no owner. Newcomers that want to write may barge; those that want to read queue after the
threads that wait, unless they only try. An optimistic stamp is valid as long as no thread has begun to write since.
"""
from locks import Queued, throw_if_interrupted
from machine import Label
from statements import code_all, indented


class Stamped:
    def __init__(self, c):
        self.c, at = c, c.machine.statics["SL"]
        self.writing, self.reading, self.version, self.queue = range(at, at + 4)

    def acquisition(self, mode):
        free = lambda s: not s[self.writing] and (mode == "r" or not s[self.reading])

        def take(s):
            if mode == "r":
                s[self.reading] += 1
            else:
                s[self.writing] = 1
        barge = (lambda s: free(s) and not s[self.queue]) if mode == "r" else free
        return Queued(self.c, self.queue, free, take, barge, free, mode)

    def lock(self, mode, interruptible=False):
        acquisition = self.acquisition(mode)
        if interruptible:
            throw_if_interrupted(self.c)
        acquisition.newcomer()
        acquisition.wait(interruptible)

    def unlock(self, mode):
        def step(s):
            if mode == "r":
                s[self.reading] -= 1
            else:
                s[self.writing] = 0
                s[self.version] += 1
        self.c.step(step)


NAMES = {"r": "Read", "w": "Write"}


class StampLocked:
    """A section. `how`: "" or "Interruptibly", or "try" without waiting."""

    def __init__(self, number, mode, how, body):
        self.number, self.mode, self.how, self.body = number, mode, how, body

    def lines(self):
        kind, stamp = NAMES[self.mode], f"s{self.number}"
        section = ["try {"] + indented(self.body) + ["} finally {", f"  SL.unlock{kind}({stamp});", "}"]
        if self.how != "try":
            return [f"long {stamp} = SL.{kind.lower()}Lock{self.how}();"] + section
        return [f"long {stamp} = SL.try{kind}Lock();", f"if ({stamp} != 0) {{"] + ["  " + l for l in section] + ["}"]

    def code(self, c):
        lock, end = Stamped(c), Label()
        if self.how == "try":
            acquisition = lock.acquisition(self.mode)

            def attempt(s):
                if acquisition.tried(s):
                    acquisition.take(s)
                else:
                    s[c.pc] = end.pc
            c.step(attempt)
        else:
            lock.lock(self.mode, self.how == "Interruptibly")
        c.cleaned_up(lambda: code_all(self.body, c), lambda: lock.unlock(self.mode))
        c.put(end)


class Optimistic:
    """Reads without a lock, and what to do if no other thread wrote meanwhile, and if one did."""

    def __init__(self, number, body, valid, otherwise):
        self.number, self.body, self.valid, self.otherwise = number, body, valid, otherwise

    def lines(self):
        stamp = f"s{self.number}"
        return ([f"long {stamp} = SL.tryOptimisticRead();"] + [line for each in self.body for line in each.lines()]
                + [f"if (SL.validate({stamp})) {{"] + indented(self.valid) + ["} else {"] + indented(self.otherwise) + ["}"])

    def code(self, c):
        lock, stamp, end, failed = Stamped(c), c.machine.slot(0), Label(), Label()

        def begin(s):
            s[stamp] = 0 if s[lock.writing] else s[lock.version] + 1
        c.step(begin)
        code_all(self.body, c)

        def validate(s):
            valid = s[stamp] and not s[lock.writing] and s[stamp] == s[lock.version] + 1
            s[stamp] = 0
            if not valid:
                s[c.pc] = failed.pc
        c.step(validate)
        code_all(self.valid, c)
        c.jump(end)
        c.put(failed)
        code_all(self.otherwise, c)
        c.put(end)


class Upgrade:
    """Reads under the lock, then writes if no other thread reads: tryConvertToWriteLock."""

    def __init__(self, number, reading, writing, otherwise):
        self.number, self.reading, self.writing, self.otherwise = number, reading, writing, otherwise

    def lines(self):
        stamp, other = f"s{self.number}", f"u{self.number}"
        return ([f"long {stamp} = SL.readLock();", "try {"] + indented(self.reading)
                + [f"  long {other} = SL.tryConvertToWriteLock({stamp});", f"  if ({other} != 0) {{", f"    {stamp} = {other};"]
                + ["  " + line for line in indented(self.writing)] + ["  } else {"]
                + ["  " + line for line in indented(self.otherwise)] + ["  }", "} finally {", f"  SL.unlock({stamp});", "}"])

    def code(self, c):
        lock, failed, end, mine = Stamped(c), Label(), Label(), c.machine.slot(0)
        lock.lock("r")

        def body():
            code_all(self.reading, c)

            def convert(s):
                if s[lock.reading] == 1:
                    s[lock.reading], s[lock.writing], s[mine] = 0, 1, 1
                else:
                    s[c.pc] = failed.pc
            c.step(convert)
            code_all(self.writing, c)
            c.jump(end)
            c.put(failed)
            code_all(self.otherwise, c)
            c.put(end)

        def unlock():
            def step(s):
                if s[mine]:
                    s[lock.writing], s[mine] = 0, 0
                    s[lock.version] += 1
                else:
                    s[lock.reading] -= 1
            c.step(step)
        c.cleaned_up(body, unlock)


SHARED = {"SL": ("static final StampedLock SL = new StampedLock()", [0, 0, 0, ()])}
