"""Atomic variables, field updaters, VarHandles: one indivisible step a call."""


class Atomic:
    """One indivisible read and write: `change(old, arguments)` gives the new value and the result. `place` is where the
    value is: of an AtomicInteger and its like a slot of its own, for field updaters and VarHandles any place."""

    def __init__(self, java, type, place, arguments, change):
        self.java, self.type, self.place, self.arguments, self.change = java, type, place, arguments, change

    def code(self, c):
        arguments = [argument.code(c) for argument in self.arguments]
        address, slot = self.place.address(c), c.temporary()

        def step(s):
            at = address(s)
            if isinstance(at, str):
                return c.throw(s, at)
            s[at], s[slot] = self.change(s[at], [argument(s) for argument in arguments])
        c.step(step)
        return lambda s: s[slot]


def _compare_and_set(old, arguments):
    return (arguments[1], True) if old == arguments[0] else (old, False)


# name: (type of the result, or None for that of the value; number of arguments; change)
OPERATIONS = {
    "get": (None, 0, lambda old, a: (old, old)),
    "incrementAndGet": (None, 0, lambda old, a: (old + 1, old + 1)),
    "getAndIncrement": (None, 0, lambda old, a: (old + 1, old)),
    "addAndGet": (None, 1, lambda old, a: (old + a[0], old + a[0])),
    "getAndAdd": (None, 1, lambda old, a: (old + a[0], old)),
    "getAndSet": (None, 1, lambda old, a: (a[0], old)),
    "compareAndSet": ("boolean", 2, _compare_and_set),
}
