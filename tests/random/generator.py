"""Draws random programs.

Each has main and one to three threads and a few themes (monitors, parking, class initialisation, …); what a theme offers
is mixed at random, mostly in the shapes that people write, sometimes without the lock or the loop around it.

Two mixtures are left out, as the library's code decides there what its documentation leaves open: LockSupport.park beside
locks of java.util.concurrent (they use the same permit), and asking whether another thread is interrupted beside a barrier.
"""
import random

import library
from classes import Holder, HolderField, Use
from language import (Assert, Assign, Assume, Call, Choose, Constant, Do, Element, Field, Get, If, IsNull, Method, New, NewArray, Not, Null,
                      Operation, Outcome, Register, Repeat, Spin, Static, Synchronized, Throw, Try, Update, While)
from machine import TooLarge
from program import Program
from threads import Ask, Exit, Interrupt, Join, Launch, Notify, Park, Sleep, Start, Unpark, Wait

QUEUED = {"locks", "readwrite", "semaphore", "latch", "barrier"}  # built on AbstractQueuedSynchronizer
THEMES = {"monitors": 5, "waiting": 5, "objects": 4, "arrays": 3, "atomics": 4, "initialisers": 4, "interrupts": 4, "parking": 3,
          "locks": 3, "conditions": 3, "readwrite": 2, "semaphore": 2, "latch": 2, "barrier": 2, "daemons": 2, "exit": 2,
          "exceptions": 3, "spinning": 2, "methods": 2, "observing": 2, "long": 2, "harness": 1}

# Parking with an interrupt status that somebody cleared again: HotSpot's interrupt leaves a permit.
PARK_AFTER_CLEARED_INTERRUPT = False


class Head:
    java, type = "H", "Node"

    def code(self, c):
        reference = c.machine.statics["H"]
        return lambda s: reference


class Generator:
    def __init__(self, random, name, size):
        self.random, self.name, self.size = random, name, size
        count = random.choice((1, 2, 2, 2, 3))
        names = list(THEMES)
        self.themes = set(random.choices(names, [THEMES[name] for name in names], k=count + 1))
        if "conditions" in self.themes:
            self.themes.add("locks")
        if "waiting" in self.themes:
            self.themes.add("monitors")
        if "parking" in self.themes:
            self.themes -= QUEUED | {"conditions"}
        self.queued = bool(self.themes & QUEUED)
        self.threads = 1 + random.choices((1, 2, 3), (3, 6, 0 if self.queued else 1))[0]
        self.clears = PARK_AFTER_CLEARED_INTERRUPT or not {"parking", "interrupts"} <= self.themes
        last = self.threads - 1
        self.launched = [last] if last > 1 and "objects" in self.themes and self.chance(0.4) else []
        self.tries = 0
        self.spins_allowed = True

    def chance(self, p):
        return self.random.random() < p

    def pick(self, *choices):
        return self.random.choice(choices)

    # -- expressions

    def register(self):
        return Register(self.pick("i0", "i1", "i2"))

    def place(self):
        choices = [Static("x", "int")] * 2 + [Static("y", "int"), Static("v", "int")]
        if "arrays" in self.themes:
            choices += [Element("A", self.index()), Element("A", self.index()), Element("z0", self.index())]
        if "objects" in self.themes:
            choices += [Field("p0", name) for name in ("a", "v")] * 2
        if "initialisers" in self.themes:
            choices += [HolderField(holder) for holder in self.holders] * 2
        return self.pick(*choices)

    def index(self):
        return self.pick(Constant(0), Constant(1), self.register()) if self.chance(0.9) else Constant(self.pick(-1, 2))

    def readable(self):
        if "objects" in self.themes and self.chance(0.25):
            return Get(Field("p0", "f"))
        return Get(self.place())

    def value(self):
        roll = self.random.random()
        if roll < 0.45:
            return Constant(self.random.randint(1, 3))
        if roll < 0.7:
            return Operation("+", self.register(), Constant(self.random.randint(0, 2)))
        if roll < 0.9:
            return self.readable()
        return Operation("+", self.readable(), self.pick(self.register(), Constant(1), self.readable()))

    def condition(self):
        choices = [Operation(self.pick("==", "!=", "<"), self.pick(self.readable(), self.register()), Constant(self.pick(0, 1, 1, 2))),
                   Get(Static("flag", "boolean")), Not(Get(Static("mark", "boolean")))]
        if "objects" in self.themes:
            choices.append(IsNull(Get(Static(self.pick("n", "vn"), "Node"))))
        if "observing" in self.themes:
            choices += [Ask("isAlive", self.other()), self.asked()]
        if "interrupts" in self.themes:
            choices += [self.asked()] * 2
        if "semaphore" in self.themes:
            choices.append(library.TryAcquire())
        return self.pick(*choices)

    def asked(self):
        if self.clears and self.chance(0.5):
            return Ask("interrupted")
        other = self.me if "barrier" in self.themes else self.anybody()
        return Ask("isInterrupted", other)

    def anybody(self):
        return self.random.randrange(self.threads - len(self.launched))

    def other(self):
        """A thread that was made by the program, preferably not the current one."""
        return self.random.choice([t for t in range(1, self.threads - len(self.launched)) if t != self.me] or [1])

    # -- statements

    def block(self, depth, most=2):
        return [self.statement(depth + 1) for _ in range(self.random.randint(1, most))]

    def statement(self, depth):
        choices = [self.write, self.write, self.update, self.read, self.read]
        if depth < 2:
            choices += [self.conditional]
        if depth < 2 and self.chance(0.3):
            choices += [self.repeat]
        for theme in sorted(self.themes):
            choices += getattr(self, "of_" + theme)(depth) * 2
        return self.random.choice(choices)()

    def write(self):
        if self.chance(0.2):
            return Assign(Static(self.pick("flag", "mark"), "boolean"), Constant(self.pick(1, 1, 0), "boolean"))
        return Assign(self.place(), self.value())

    def update(self):
        return Update(self.place(), self.pick(None, self.value()))

    def read(self):
        return Assign(self.register(), self.readable())

    def conditional(self):
        return If(self.condition(), self.block(1), self.block(1, 1) if self.chance(0.4) else ())

    def repeat(self):
        return Repeat(2, "i3", [self.pick(self.write, self.update, self.read)()])

    def of_long(self, depth):
        wide = Static("l", "long")
        return [lambda: Assign(wide, Operation("+", Operation("*", Get(wide), Constant(10, "long")), Constant(self.pick(1, 2, 5000000000), "long"))),
                lambda: Assign(Register("q0"), Get(wide)),
                lambda: Assign(wide, Operation("-", Register("q0"), Constant(1, "long")))]

    def monitor(self):
        choices = ["L0", "L0", "L1"]
        if "methods" in self.themes:
            choices += ["CLASS", "ME"]
        if "objects" in self.themes:
            choices += ["p0", "H"]
        return self.pick(*choices)

    def of_monitors(self, depth):
        def block():
            lock = self.monitor()
            self.held.append(lock)
            body = self.block(depth)
            if lock == "p0":  # what is held must not depend on what the body does to p0
                body = [statement for statement in body if not isinstance(statement, (Wait, Notify))] or [self.update()]
            self.held.pop()
            return Synchronized(lock, body)
        return [block, block] if depth < 3 else []

    def of_waiting(self, depth):
        if not self.clears:
            return []
        lock = self.random.choice(self.held) if self.held else "L0"
        if lock == "p0" or not self.held and not self.chance(0.05):
            if depth > 1:
                return []
            return [lambda: Synchronized("L0", [self.waiting("L0")] + self.block(2, 1)),
                    lambda: Synchronized("L0", self.block(2, 1) + [Notify("L0", self.chance(0.5))])]
        return [lambda: self.waiting(lock), lambda: Notify(lock, self.chance(0.4))]

    def waiting(self, lock):
        timed = self.chance(0.15)
        place = self.pick(Static("x", "int"), Static("y", "int"), Static("v", "int"))
        condition = Operation("==", Get(place), Constant(0))
        return self.pick(Wait(lock, timed), If(condition, [Wait(lock, timed)]), While(condition, [Wait(lock, timed)]))

    def of_objects(self, depth):
        new = [lambda: New("p0", self.pick(Constant(3), self.register()), self.pick(None, None, "n"))]
        return new + [
            lambda: Assign(Static(self.pick("n", "vn"), "Node"), self.pick(Register("p0"), Register("p0"), Null())),
            lambda: Assign(Register("p0"), self.pick(Get(Static("n", "Node")), Get(Static("vn", "Node")), Head())),
            lambda: If(Not(IsNull(Register("p0"))), [Assign(Register(self.pick("i0", "i1")), Get(Field("p0", self.pick("f", "a", "v"))))]),
            lambda: If(Not(IsNull(Register("p0"))), [Assign(Register("p1"), Get(Field("p0", "next"))),
                                                    If(Not(IsNull(Register("p1"))), [Assign(Register("i2"), Get(Field("p1", self.pick("f", "a"))))])]),
            lambda: Synchronized("H", [Assign(Register("p1"), Head()), Assign(Field("p1", "next"), Register("p0"))]),
            lambda: If(Not(IsNull(Register("p0"))), [New("p1", Constant(4)), Assign(Field("p0", "next"), Register("p1")),
                                                    Assign(Field("p1", self.pick("a", "v")), Constant(6))]),
            lambda: Assign(Field("p0", self.pick("a", "v")), self.value()),
        ]

    def of_arrays(self, depth):
        new = [lambda: NewArray("z0", [self.random.randint(0, 2) for _ in range(self.pick(1, 2))])]
        return new + [lambda: Assign(Static("z", "int[]"), Register("z0")), lambda: Assign(Register("z0"), Get(Static("z", "int[]")))]

    def of_atomics(self, depth):
        def call():
            target, place, prefix = self.pick(
                ("AI", Static("AI", "int"), ""), ("AI", Static("AI", "int"), ""), ("AL", Static("AL", "long"), ""),
                ("VX", Static("x", "int"), ""), ("U", Field("p0", "v"), "p0"))
            if target == "VX":
                name, (result, count, change) = self.pick(
                    ("compareAndSet", library.ATOMIC_OPERATIONS["compareAndSet"]), ("getAndAdd", library.ATOMIC_OPERATIONS["getAndAdd"]),
                    ("getAndSet", library.ATOMIC_OPERATIONS["getAndSet"]), ("getVolatile", library.ATOMIC_OPERATIONS["get"]))
            else:
                name = self.random.choice(list(library.ATOMIC_OPERATIONS))
                result, count, change = library.ATOMIC_OPERATIONS[name]
            arguments = [self.pick(Constant(0), Constant(1), Constant(2), self.register()) for _ in range(count)]
            texts = ([prefix] if prefix else []) + [argument.java for argument in arguments]
            type = result or place.type
            cast = f"({type}) " if target == "VX" else ""
            expression = library.Atomic(f"{cast}{target}.{name}({', '.join(texts)})", type, place, arguments, change)
            if type == "boolean":
                statement = If(expression, [Assign(self.register(), Constant(1))])
            elif cast or self.chance(0.6):
                statement = Assign(Register("q0") if type == "long" else self.register(), expression)
            else:
                statement = Do(expression)
            # What an updater throws for null is not documented.
            return If(Not(IsNull(Register("p0"))), [statement]) if target == "U" else statement

        def reference():
            if "objects" not in self.themes:
                return call()
            expected, new = self.pick(Null(), Register("p0")), self.pick(Register("p0"), Null(), Head())
            return If(library.Atomic(f"AR.compareAndSet({expected.java}, {new.java})", "boolean", Static("AR", "Node"), [expected, new],
                                     library.ATOMIC_OPERATIONS["compareAndSet"][2]), [Assign(self.register(), Constant(1))])
        return [call, call, reference]

    def of_initialisers(self, depth):
        return [lambda: Assign(self.register(), self.pick(Get(HolderField(self.random.choice(self.holders))), self.use(True))),
                lambda: Do(self.use(False)),
                lambda: Assign(HolderField(self.random.choice(self.holders)), self.value())]

    def use(self, call):
        return Use(self.random.choice(self.holders), call)

    def of_interrupts(self, depth):
        result = [lambda: Interrupt(self.anybody()), lambda: Interrupt(self.other()),
                  lambda: If(self.asked(), [Assign(self.register(), Constant(1))])]
        if self.clears:
            result += [lambda: Try(self.number(), [self.pick(Sleep(), Join(self.other(), self.chance(0.3)))],
                                   "java.lang.InterruptedException", [Assign(self.register(), Constant(7))])]
        return result

    def number(self):
        self.tries += 1
        return self.tries

    def of_parking(self, depth):
        return [lambda: Park(self.chance(0.1)), lambda: Unpark(self.other()), lambda: Unpark(self.anybody())]

    def of_locks(self, depth):
        if self.calls_left <= 0:
            return []

        def block():
            self.calls_left -= 1
            name = self.pick("R0", "R0", "R1")
            body = self.block(depth, 1)
            if self.chance(0.25):
                return library.TryLocked(library.Lock, name, self.chance(0.3), body, self.block(depth, 1) if self.chance(0.5) else ())
            if self.chance(0.08):
                return library.LockOnly(library.Lock, name, self.pick("lock", "unlock"))
            how = "lockInterruptibly" if "interrupts" in self.themes and self.chance(0.6) else "lock"
            return library.Locked(library.Lock, name, how, body)
        return [block, block] if depth < 3 else []

    def of_conditions(self, depth):
        if self.calls_left <= 0 or depth > 1:
            return []

        def block():
            self.calls_left -= 1
            place = self.pick(Static("x", "int"), Static("v", "int"))
            condition = Operation("==", Get(place), Constant(0))
            how = self.pick("", "", "", "timed", "uninterruptibly")
            action = self.pick(library.Await("R0", how), If(condition, [library.Await("R0", how)]), While(condition, [library.Await("R0", how)]),
                               library.Signal("R0", self.chance(0.5)), library.Signal("R0", self.chance(0.5)))
            body = [action, self.pick(self.write, self.update, self.read)()]
            self.random.shuffle(body)
            if self.chance(0.03):
                return action
            return library.Locked(library.Lock, "R0", "lock", body)
        return [block, block]

    def of_readwrite(self, depth):
        if self.calls_left <= 0 or depth > 2:
            return []

        def block():
            self.calls_left -= 1
            kind, name = self.pick((library.ReadLock, "W.readLock()"), (library.WriteLock, "W.writeLock()"))
            if self.chance(0.15):
                return library.TryLocked(kind, name, False, self.block(depth, 1), ())
            return library.Locked(kind, name, "lock", self.block(depth, 1))
        return [block, block]

    def of_semaphore(self, depth):
        if self.calls_left <= 0:
            return [lambda: library.release(1)]

        def acquire():
            self.calls_left -= 1
            return library.Acquire(self.pick(1, 1, 1, 2))
        return [acquire, acquire, lambda: library.release(self.pick(1, 1, 2))]

    def of_latch(self, depth):
        if self.calls_left <= 0:
            return []

        def wait():
            self.calls_left -= 1
            return library.AwaitLatch(self.chance(0.15))
        return [wait, library.count_down, library.count_down]

    def of_barrier(self, depth):
        if self.calls_left <= 0:
            return []

        def wait():
            self.calls_left -= 2
            return library.AwaitBarrier()
        return [wait]

    def of_harness(self, depth):
        return [lambda: Assign(self.register(), Choose(0, 1)), lambda: Assume(self.condition())]

    def of_daemons(self, depth):
        return []

    def of_exit(self, depth):
        return [lambda: If(self.condition(), [Exit(self.chance(0.5))])]

    def of_exceptions(self, depth):
        def attempt():
            name = "java.lang." + self.pick("RuntimeException", "Throwable", "NullPointerException", "InterruptedException",
                                            "IllegalStateException", "Error")
            return Try(self.number(), self.block(depth) + [Throw("java.lang." + self.pick("IllegalStateException", "ArithmeticException"))]
                       * self.chance(0.4), name, self.block(depth, 1))
        return ([attempt, attempt] if depth < 2 else []) + [
            lambda: If(self.condition(), [Throw("java.lang." + self.pick("IllegalStateException", "ArithmeticException", "AssertionError"))]),
            lambda: Assert(Operation("!=", self.pick(self.register(), self.readable()), Constant(self.pick(1, 2))))]

    def of_spinning(self, depth):
        if not self.spins_allowed:
            return []
        return [lambda: Spin(Not(Get(Static("flag", "boolean")))), lambda: Spin(Operation("==", Get(Static("v", "int")), Constant(0))),
                lambda: Assign(Static("flag", "boolean"), Constant(1, "boolean"))]

    def of_methods(self, depth):
        return [lambda: Call(self.random.choice(self.methods))] if self.methods else []

    def of_observing(self, depth):
        result = [lambda: If(Ask("isAlive", self.other()), [Assign(self.register(), Constant(1))])]
        if self.clears:
            result += [lambda: Join(self.other(), self.chance(0.2))]
        return result

    # -- the program

    def holder_body(self, number):
        """An initialiser: writes elsewhere, needs other classes, may throw."""
        self.me, self.held = 0, []
        themes, self.themes = self.themes, {"initialisers"}
        places = [Static("x", "int"), Static("y", "int"), Static("v", "int")]
        body = []
        for _ in range(self.random.randint(1, 2)):
            body.append(self.pick(
                lambda: Update(self.pick(*places)), lambda: Assign(self.pick(*places), self.value()),
                lambda: Assign(HolderField(self.holders[number]), self.pick(Get(self.pick(*places)), Constant(5))),
                lambda: Assign(Register("i0"), Get(HolderField(self.random.choice(self.holders)))), lambda: Do(self.use(False)),
                lambda: Synchronized("L0", [Update(self.pick(*places))]), lambda: Interrupt(self.anybody()),
                lambda: Start(1) if self.chance(0.3) else Update(self.pick(*places)),
                lambda: If(Operation("==", Get(self.pick(*places)), Constant(self.pick(0, 1))),
                           [Throw("java.lang." + self.pick("IllegalStateException", "AssertionError"))]))())
        self.themes = themes
        return body

    def program(self):
        self.holders, self.methods = [], []
        self.calls_left = self.random.randint(2, 4)
        if "initialisers" in self.themes:
            self.holders = [Holder("K0")]
            if self.chance(0.5):
                self.holders.append(Holder("K1", self.holders[0] if self.chance(0.3) else None))
            for number, holder in enumerate(self.holders):
                holder.body = self.holder_body(number)
        if "methods" in self.themes:
            made, self.me, self.held, self.spins_allowed = [], 0, [], False
            for number in range(2):
                lock = self.pick("ME", "CLASS", None)
                self.held = [lock] if lock else []
                made.append(Method(f"m{number}", lock, self.block(1)))
            self.methods = made
            self.spins_allowed = True
        daemons = [t for t in range(1, self.threads) if "daemons" in self.themes and t not in self.launched and self.chance(0.6)]
        bodies = [self.body(t) for t in range(self.threads)]
        self.start_and_end(bodies, daemons)
        subclass = [t for t in range(1, self.threads) if self.chance(0.3)]
        return Program(self.name, bodies, daemons, self.launched, self.methods, self.holders, subclass)

    def body(self, thread):
        self.me, self.held = thread, []
        most = self.size if thread else max(1, self.size - 3)
        least = 2 if thread and self.size > 2 else 0
        body = [self.statement(0) for _ in range(self.random.randint(least, most))]
        if "objects" in self.themes and self.chance(0.5):
            body.insert(0, Assign(Register("p0"), Head()))
        if thread:
            if self.chance(0.5):
                body.append(Outcome(f"T{thread}", [Register("i0"), Register("i1"), Register("i2")]))
            else:
                digits = Operation("+", Operation("*", Register("i0"), Constant(100)),
                                   Operation("+", Operation("*", Register("i1"), Constant(10)), Register("i2")))
                body.append(Assign(Static(f"o{thread}", "int"), digits))
        return body

    def start_and_end(self, bodies, daemons):
        """Main starts the threads, or they start each other; then, mostly, it joins them and tells what it sees."""
        main, starts = bodies[0], []
        for t in self.launched:
            starter = self.pick(main, bodies[1])
            at = self.random.randint(0, min(2, len(starter)))
            starter[at:at] = [New("p0", Constant(8), self.pick(None, None, "n")), Launch(t)]
            if self.chance(0.5):
                starter.insert(at + 1, Update(Field("p0", "a")))
            starter.insert(at + self.pick(2, 3), Update(Field("p0", "a")))
            starter.append(Join(t))
        for t in range(1, self.threads - len(self.launched)):
            if t > 1 and self.chance(0.2):
                bodies[t - 1].insert(self.random.randint(0, 1), Start(t))
            else:
                starts.append(Start(t))
        if self.chance(0.7):
            main[:0] = starts
        else:
            for start in starts:
                main.insert(self.random.randint(0, len(main)), start)
        if self.chance(0.03):
            main.append(Start(1))
        for t in range(1, self.threads - len(self.launched)):
            if t not in daemons and self.chance(0.85) or self.chance(0.1):
                main.append(Join(t))
        seen = [Get(Static(f"o{t}", "int")) for t in range(1, self.threads)] + [Get(Static("x", "int")), Get(Static("v", "int"))]
        seen += [Get(Static("y", "int"))]
        if "initialisers" in self.themes:
            seen.append(Get(HolderField(self.holders[0])))
        if "long" in self.themes:
            seen.append(Get(Static("l", "long")))
        if "atomics" in self.themes:
            seen.append(library.Atomic("AI.get()", "int", Static("AI", "int"), [], library.ATOMIC_OPERATIONS["get"][2]))
        if "arrays" in self.themes:
            seen += [Get(Element("A", Constant(0))), Get(Element("A", Constant(1)))]
        if "interrupts" in self.themes:
            seen.append(Ask("isInterrupted", 0))
        if "objects" in self.themes:
            seen.append(IsNull(Get(Static("n", "Node"))))
        main.append(Outcome("end", seen + [Register("i0"), Register("i1")]))


def draw(seed, index, limit):
    """The program of this seed and number, all that can come of it, and how many states that took. Of three that the enumeration
    can do, the one of which most can come; what is too large for it is drawn anew, a little smaller."""
    candidates = []
    for attempt in range(100):
        generator = Generator(random.Random(f"{seed}/{index}/{attempt}"), f"P{index}", max(1, 6 - attempt // 4))
        program = generator.program()
        program.themes = sorted(generator.themes)
        try:
            candidates.append((program, *program.machine().explore(limit)))
        except TooLarge:
            continue
        if len(candidates) == 3:
            return max(candidates, key=lambda candidate: len(candidate[1]))
    raise AssertionError(f"program {index} of seed {seed} stays too large")
