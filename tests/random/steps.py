"""Steps of several actions: no other thread does anything while the body runs and is not blocked.

Check.atomic lets the others run when the body has to wait; what Verify.beginAtomic begins then waits for ever.
"""
from statements import code_all, indented

# Whether what Verify.beginAtomic begins may come to a monitor that another thread has. A reduced search takes such a
# monitor and gives it back in one step, and misses the deadlock, or does not find it again.
ALONE_MAY_WAIT = False


class AtomicBody:
    """`alone`: between Verify.beginAtomic and endAtomic, else given to Check.atomic, and then without local variables."""

    def __init__(self, alone, body):
        self.alone, self.body = alone, body

    def lines(self):
        if self.alone:
            return ["Verify.beginAtomic();", "try {"] + indented(self.body) + ["} finally {", "  Verify.endAtomic();", "}"]
        return ["Check.atomic(() -> {"] + indented(self.body) + ["});"]

    def code(self, c):
        acting, before = c.machine.acting, c.machine.slot(0)

        def begin(s):
            s[before], s[acting] = s[acting], (c.number + 1) * (-1 if self.alone else 1)

        def finish(s):
            s[acting], s[before] = s[before], 0
        c.step(begin)
        c.cleaned_up(lambda: code_all(self.body, c), lambda: c.quiet(finish))
