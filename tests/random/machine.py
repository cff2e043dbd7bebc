"""Every sequentially consistent interleaving of a small program, by brute force.

A program is compiled by its constructs (expressions.py, statements.py, …) into steps, one list for each thread. A
step touches shared memory at most once: a read, a write, one indivisible action of a monitor or a lock. What a thread
does on its own between two steps is local and belongs to the step before it: no other thread can observe when it
happens.

A state is a flat tuple: memory, locks, and for each thread its place and registers. A step is a function of a copy of
it:

    returns None       it is done, the copy is the next state
    returns BLOCKED    it cannot happen now
    returns a list     of next states, one for each way in which it can happen
"""

BLOCKED = False
NEW, ALIVE, TERMINATED = 0, 1, 2

# What extends what, as far as our programs throw or catch it.
PARENTS = {
    "java.lang.Throwable": (),
    "java.lang.Exception": ("java.lang.Throwable",),
    "java.lang.RuntimeException": ("java.lang.Exception", "java.lang.Throwable"),
    "java.lang.Error": ("java.lang.Throwable",),
}
for _name in ("NullPointerException", "ArithmeticException", "ArrayIndexOutOfBoundsException", "IllegalStateException",
              "IllegalMonitorStateException", "IllegalThreadStateException"):
    PARENTS["java.lang." + _name] = ("java.lang.RuntimeException",) + PARENTS["java.lang.RuntimeException"]
for _name in ("AssertionError", "ExceptionInInitializerError", "NoClassDefFoundError"):
    PARENTS["java.lang." + _name] = ("java.lang.Error",) + PARENTS["java.lang.Error"]
for _name in ("java.lang.InterruptedException", "java.util.concurrent.BrokenBarrierException"):
    PARENTS[_name] = ("java.lang.Exception",) + PARENTS["java.lang.Exception"]


class TooLarge(Exception):
    """More states than the caller allows."""


class Label:
    """A place in a thread's code, known once it has been put somewhere."""
    pc = None


class Code:
    """The steps of one thread, and where its own part of a state stands."""

    def __init__(self, machine, number):
        self.machine, self.number = machine, number
        self.pc = machine.slot(0)
        self.status = machine.slot(NEW)
        self.daemon = machine.slot(0)
        self.interrupted = machine.slot(0)
        self.permit = machine.slot(0)
        self.waiting = machine.slot(0)   # see monitors.py
        self.saved = machine.slot(0)     # how often it held the monitor or lock that it gave up to wait
        self.absorbed = machine.slot(0)  # see locks.py
        self.steps, self.local, self.owners, self.handlers = [], [], [], []
        self.chain = ()                  # the handlers around what is compiled now, innermost first
        self.scope, self.registers = "", {}
        self.temporaries, self.used = [], 0
        self.initialising = ()           # classes with an initialiser that is being compiled

    # -- compiling

    def step(self, function, owner=None, local=False):
        """Adds a step. `owner(state)`: the thread that alone can end the wait for this step, None if it need not wait;
        `local(state)`: whether it is a local one in this state, and will be so whatever others do."""
        self.steps.append(function)
        self.local.append(local)
        self.owners.append(owner)
        self.handlers.append(self.chain)

    def quiet(self, function):
        """Adds a step that is local in every state."""
        self.step(function, local=True)

    def put(self, label):
        label.pc = len(self.steps)

    def jump(self, label):
        def go(s):
            s[self.pc] = label.pc
        self.quiet(go)

    def register(self, name):
        """The slot of a local variable of the method that is compiled now."""
        key = self.scope + name
        if key not in self.registers:
            self.registers[key] = self.machine.slot(0)
        return self.registers[key]

    def temporary(self):
        """A slot for a value on the way to where it is used."""
        if self.used == len(self.temporaries):
            self.temporaries.append(self.machine.slot(0))
        self.used += 1
        return self.temporaries[self.used - 1]

    def last(self, value):
        """The function `value`, which also forgets the temporaries: states must not differ in unneeded values."""
        slots, self.used = self.temporaries[:self.used], 0

        def take(s):
            result = value(s)
            for slot in slots:
                s[slot] = 0
            return result
        return take if slots else value

    def guarded(self, body, kinds):
        """Compiles body(); an exception of one of the kinds (None: any) leads to the label that is returned."""
        label, slot = Label(), self.machine.slot(0)
        outer = self.chain
        self.chain = ((kinds, label, slot),) + outer
        body()
        self.chain = outer
        return label, slot

    def cleaned_up(self, body, clean):
        """try { body(); } finally { clean(); }"""
        end = Label()
        label, slot = self.guarded(body, None)
        clean()
        self.jump(end)
        self.put(label)
        clean()
        self.rethrow(slot)
        self.put(end)

    def rethrow(self, slot):
        def again(s):
            thrown, s[slot] = s[slot], 0
            return self.throw(s, thrown)
        self.quiet(again)

    # -- executing

    def stay(self, s):
        s[self.pc] -= 1

    def throw(self, s, name):
        """The step that is being executed throws."""
        for kinds, label, slot in self.handlers[s[self.pc] - 1]:
            if kinds is None or name in kinds or any(parent in kinds for parent in PARENTS[name]):
                s[slot], s[self.pc] = name, label.pc
                return None
        self.machine.seen.add("assertion" if name == "java.lang.AssertionError" else "exception " + name)
        s[self.pc] = len(self.steps) - 1  # its end
        return None

    def advance(self, s):
        """Executes what is local up to the next step."""
        while True:
            local = self.local[s[self.pc]]
            if local is False or (local is not True and not local(s)):
                return
            function = self.steps[s[self.pc]]
            s[self.pc] += 1
            function(s)


class Machine:
    def __init__(self, threads):
        self.initial = []
        self.seen = set()       # outcomes and errors
        self.halted = self.slot(0)
        self.acting = self.slot(0)  # number + 1 of the thread in a step of several actions; < 0 if no other acts ever
        self.parks = False      # whether a thread may park: else permits do not matter
        self.queues_seen = False  # whether a thread asks which threads are in the queue of a lock
        self.statics = {}       # slots of the main class's fields, and of the holders' as "K0.f"
        self.objects = [None]   # by reference: where the fields begin, and how many there are
        self.threads = [Code(self, number) for number in range(threads)]

    def slot(self, value):
        self.initial.append(value)
        return len(self.initial) - 1

    def object(self, fields):
        """A reference to a new object: two slots for its monitor (owner + 1, count), then its fields."""
        base = self.slot(0)
        self.slot(0)
        for value in fields:
            self.slot(value)
        self.objects.append((base, len(fields)))
        return len(self.objects) - 1

    def ended(self, s):
        return s[self.halted] or not any(s[c.status] == ALIVE and not s[c.daemon] for c in self.threads)

    def circle(self, s):
        """Whether threads wait for each other in a cycle, each for something that only the next one can release."""
        after = {}
        for c in self.threads:
            if s[c.status] == ALIVE and (owner := c.owners[s[c.pc]]) is not None:
                next_one = owner(s)
                if next_one is not None:
                    after[c.number] = next_one
        for number in after:
            at, hops = after[number], 0
            while at in after and at != number and hops < len(after):
                at, hops = after[at], hops + 1
            if at == number:
                return True
        return False

    def next_states(self, s, c):
        n = list(s)
        n[c.pc] += 1
        result = c.steps[s[c.pc]](n)
        if result is BLOCKED:
            return ()
        if result is None:
            result = (n,)
        for each in result:
            if each[c.status] == ALIVE and not each[self.halted]:
                c.advance(each)
        return result

    def able(self, s):
        """The threads that may act: in a step of several actions its thread alone, as long as it can run."""
        if not s[self.acting]:
            return self.threads
        c = self.threads[abs(s[self.acting]) - 1]
        return [c] if s[self.acting] < 0 or self.next_states(s, c) else self.threads

    def explore(self, limit):
        """All that can come of the program; the number of states."""
        start = list(self.initial)
        main = self.threads[0]
        start[main.status] = ALIVE
        main.advance(start)
        known, todo = {tuple(start)}, [tuple(start)]
        while todo:
            s = todo.pop()
            if self.ended(s):
                continue
            stuck = True
            for c in self.able(s):
                if s[c.status] != ALIVE:
                    continue
                for n in self.next_states(s, c):
                    stuck = False
                    n = tuple(n)
                    if n not in known:
                        known.add(n)
                        todo.append(n)
            if len(known) > limit:
                raise TooLarge
            if stuck or ("deadlock" not in self.seen and self.circle(s)):
                self.seen.add("deadlock")
        return self.seen, len(known)
