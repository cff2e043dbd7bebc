"""CompletableFuture: one that is completed by the first thread that comes, and two that depend on it.

What a dependent stage computes has no effects, and is looked at by waiting for it alone: so it is a function of what it
depends on. Slots: the status, the value (see pools.py).
"""
from calls import ABSORBED, TIMEOUT, WAITING, Indivisible, Waiting
from pools import DONE, FAILED, PENDING

FAILURE = "java.util.concurrent.CompletionException"
STAGES = {"CA": lambda v: v, "CB": lambda v: v + 1, "CC": lambda v: v * 10 + v + 1}


def complete(value):
    def change(s, at):
        if s[at] != PENDING:
            return False
        s[at], s[at + 1] = DONE, value
        return True
    return Indivisible(f"CA.complete({value})", "boolean", "CA", change)


def fail():
    def change(s, at):
        if s[at] != PENDING:
            return False
        s[at] = FAILED
        return True
    return Indivisible("CA.completeExceptionally(new IllegalStateException())", "boolean", "CA", change)


def _over(s, at):
    return s[at] != PENDING


def _value(stage, failure):
    return lambda s, at: STAGES[stage](s[at + 1]) if s[at] == DONE else failure


class OfStage(Waiting):
    def __init__(self, stage, java, failure, **how):
        super().__init__(f"{stage}.{java}", "int", "CA", _over, _value(stage, failure), **how)


def join(stage):
    return OfStage(stage, "join()", FAILURE, interrupts=ABSORBED)


def get(timed):
    """Of the first one alone: the others are done a little later than what they depend on, and a thread that reads the
    time or its interrupt status meanwhile can observe that."""
    return OfStage("CA", "get(1, TimeUnit.SECONDS)" if timed else "get()", "java.util.concurrent.ExecutionException",
                   timed=TIMEOUT if timed else None, interrupts=WAITING)


def get_now():
    def change(s, at):
        return 9 if s[at] == PENDING else s[at + 1] if s[at] == DONE else FAILURE
    return Indivisible("CA.getNow(9)", "int", "CA", change)


def is_done():
    return Indivisible("CA.isDone()", "boolean", "CA", lambda s, at: s[at] != PENDING)


def recovered():
    """The value, or 8 if it failed; waits as join does."""
    return Waiting("CA.exceptionally(e -> 8).join()", "int", "CA", _over,
                   lambda s, at: s[at + 1] if s[at] == DONE else 8, interrupts=ABSORBED)


SHARED = {
    "CA": ("static final CompletableFuture<Integer> CA = new CompletableFuture<>()", [PENDING, 0]),
    "CB": ("static final CompletableFuture<Integer> CB = CA.thenApply(a -> a + 1)", []),
    "CC": ("static final CompletableFuture<Integer> CC = CA.thenCombine(CB, (a, b) -> a * 10 + b)", []),
}
NEEDS = {"CB": ("CA",), "CC": ("CB",)}
