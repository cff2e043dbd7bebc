"""Synchronizers of the program's own: subclasses of AbstractQueuedSynchronizer.

What its documentation says of acquire ("queues the thread if it is not already queued, possibly blocking it") is the
queue of locks.py with other conditions. Slots: the state, the queue.
"""
from locks import Queued, throw_if_interrupted
from machine import Label
from statements import code_all, indented


class Kind:
    """`declaration` of the class; its calls: how one acquires and releases, and when it is free."""

    def __init__(self, name, shared, initial, free, taken, released, fair=False):
        self.name, self.shared, self.initial, self.free, self.taken, self.released = (
            name, "Shared" if shared else "", initial, free, taken, released)
        self.fair = fair


KINDS = {
    "OM": Kind("OM", False, 0, lambda state: state == 0, lambda state: 1, lambda state: 0),
    "OF": Kind("OF", False, 0, lambda state: state == 0, lambda state: 1, lambda state: 0, fair=True),
    "OS": Kind("OS", True, 1, lambda state: state > 0, lambda state: state - 1, lambda state: state + 1),
    "OL": Kind("OL", True, 0, lambda state: state > 0, lambda state: state, lambda state: 1),
}


class Own:
    def __init__(self, c, name):
        self.c, self.kind, self.at = c, KINDS[name], c.machine.statics[name]

    def acquisition(self):
        at, kind = self.at, self.kind
        free = lambda s: kind.free(s[at])

        def take(s):
            s[at] = kind.taken(s[at])
        barge = (lambda s: free(s) and not s[at + 1]) if kind.fair else free
        return Queued(self.c, at + 1, free, take, barge, barge)

    def lock(self, how):
        acquisition = self.acquisition()
        if how.endswith("Interruptibly"):
            throw_if_interrupted(self.c)
        acquisition.newcomer()
        acquisition.wait(how.endswith("Interruptibly"))

    def unlock(self):
        def step(s):
            s[self.at] = self.kind.released(s[self.at])
        self.c.step(step)


class OwnAcquire:
    """acquire, acquireInterruptibly, and their shared forms, without a release."""

    def __init__(self, name, interruptibly):
        self.name, self.how = name, "Interruptibly" if interruptibly else ""

    def lines(self):
        return [f"{self.name}.acquire{KINDS[self.name].shared}{self.how}(1);"]

    def code(self, c):
        Own(c, self.name).lock(self.how)


class OwnRelease:
    def __init__(self, name):
        self.name = name

    def lines(self):
        return [f"{self.name}.release{KINDS[self.name].shared}(1);"]

    def code(self, c):
        Own(c, self.name).unlock()


class OwnSection:
    """acquire … release. `how`: "", "Interruptibly"; "Nanos": for a time, else nothing of the body is done; "try"."""

    def __init__(self, name, how, body):
        self.name, self.how, self.body = name, how, body

    def lines(self):
        shared = KINDS[self.name].shared
        section = ["try {"] + indented(self.body) + ["} finally {", f"  {self.name}.release{shared}(1);", "}"]
        if self.how in ("", "Interruptibly"):
            return [f"{self.name}.acquire{shared}{self.how}(1);"] + section
        test = f"{self.name}.tryAcquire{shared}Nanos(1, 1)" if self.how == "Nanos" else f"{self.name}.attempt()"
        return [f"if ({test}) {{"] + ["  " + line for line in section] + ["}"]

    def code(self, c):
        own, end = Own(c, self.name), Label()
        acquisition = own.acquisition()
        if self.how == "Nanos":
            def late(s):
                s[c.pc] = end.pc
            throw_if_interrupted(c)
            acquisition.newcomer()
            acquisition.wait(True, late)
        elif self.how == "try":
            def attempt(s):
                if acquisition.tried(s):
                    acquisition.take(s)
                else:
                    s[c.pc] = end.pc
            c.step(attempt)
        else:
            own.lock(self.how)
        c.cleaned_up(lambda: code_all(self.body, c), own.unlock)
        c.put(end)


SHARED = {
    "OM": ("static final Mutex OM = new Mutex(false)", [0, ()]),
    "OF": ("static final Mutex OF = new Mutex(true)", [0, ()]),
    "OS": ("static final Permits OS = new Permits()", [1, ()]),
    "OL": ("static final Gate OL = new Gate()", [0, ()]),
}
SUPPORT = {
    "Mutex": """\
static class Mutex extends AbstractQueuedSynchronizer {
  final boolean fair;
  Mutex(boolean fair) { this.fair = fair; }
  protected boolean tryAcquire(int n) {
    return !(fair && hasQueuedPredecessors()) && compareAndSetState(0, 1);
  }
  protected boolean tryRelease(int n) {
    setState(0);
    return true;
  }
  boolean attempt() { return tryAcquire(1); }
}""".splitlines(),
    "Permits": """\
static class Permits extends AbstractQueuedSynchronizer {
  Permits() { setState(1); }
  protected int tryAcquireShared(int n) {
    for (;;) {
      int left = getState() - n;
      if (left < 0 || compareAndSetState(left + n, left)) return left;
    }
  }
  protected boolean tryReleaseShared(int n) {
    for (;;) {
      int old = getState();
      if (compareAndSetState(old, old + n)) return true;
    }
  }
  boolean attempt() { return tryAcquireShared(1) >= 0; }
}""".splitlines(),
    "Gate": """\
static class Gate extends AbstractQueuedSynchronizer {
  protected int tryAcquireShared(int n) { return getState() == 0 ? -1 : 1; }
  protected boolean tryReleaseShared(int n) {
    setState(1);
    return true;
  }
}""".splitlines(),
}
