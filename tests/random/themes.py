"""What each theme of a random program offers: functions that draw a statement, mostly in the shapes that people write,
sometimes without the lock or the loop around it. `depth` is the number of blocks around the statement."""
from atomics import OPERATIONS, Atomic
from classes import HolderField, Use
from expressions import Choose, Constant, Field, Get, Head, IsNull, Not, Null, Operation, Register, Static
from locks import Await, Lock, Locked, LockOnly, ReadLock, Signal, TryLocked, WriteLock
from monitors import Call, Notify, Synchronized, Wait
from statements import Assert, Assign, Assume, Do, If, New, NewArray, Spin, Throw, Try, Update, While
from synchronizers import Acquire, AwaitBarrier, AwaitLatch, TryAcquireTimed, count_down, release
from threads import Ask, Exit, Interrupt, Join, Park, Sleep, Unpark


def unless_null(register, *statements):
    return If(Not(IsNull(Register(register))), statements)


class Themes:
    """The part of the generator that knows the themes; the rest is in generator.py."""

    def of_long(self, depth):
        wide = Static("l", "long")

        def digit():
            shifted = Operation("*", Get(wide), Constant(10, "long"))
            return Assign(wide, Operation("+", shifted, Constant(self.pick(1, 2, 5000000000), "long")))
        return [digit, lambda: Assign(Register("q0"), Get(wide)),
                lambda: Assign(wide, Operation("-", Register("q0"), Constant(1, "long")))]

    # -- monitors

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
            if lock == "p0":  # which monitor is meant must not depend on what the body does to p0
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
            return [lambda: Synchronized("L0", [self.waiting("L0"), self.record()]),
                    lambda: Synchronized("L0", [self.waiting("L0"), self.statement(2)]),
                    lambda: Synchronized("L0", self.block(2, 1) + [Notify("L0", self.chance(0.3))])]
        return [lambda: self.waiting(lock), lambda: Notify(lock, self.chance(0.4))]

    def waiting(self, lock):
        wait, condition = Wait(lock, self.chance(0.15)), Operation("==", Get(self.counter()), Constant(0))
        return self.pick(wait, If(condition, [wait]), While(condition, [wait]))

    def herd(self):
        """Two threads that wait at the same time, and main, which wakes one and then the other when it knows that
        they do: what the threads begin with, and what main does then."""
        arrive, both = Update(Static("v", "int")), Spin(Operation("<", Get(Static("v", "int")), Constant(2)))
        if "conditions" in self.themes:
            def locked(*body):
                return Locked(Lock, "R0", "lock", body)
            wait, wake = Await("R0", self.pick("", "", "uninterruptibly")), Signal("R0", False)
            last = Signal("R0", self.chance(0.5))
        else:
            def locked(*body):
                return Synchronized("L0", body)
            wait, wake, last = Wait("L0"), Notify("L0", False), Notify("L0", self.chance(0.5))
        return lambda: locked(arrive, wait, self.record()), [both, locked(wake), locked(last)]

    def of_methods(self, depth):
        return [lambda: Call(self.random.choice(self.methods))] if self.methods else []

    # -- objects, arrays, classes

    def of_objects(self, depth):
        published, mine = Static("n" if self.leaks else self.pick("n", "vn"), "Node"), Register("p0")
        field = self.pick("f", "f", "a", "v")

        def make():
            return New("p0", self.pick(Constant(3), self.register()), self.leak())

        def find():
            return If(Not(IsNull(Get(published))), [
                Assign(mine, Get(published)), unless_null("p0", self.keep(Field("p0", field)))])
        return [
            make, make, find, find, find,
            lambda: Assign(published, Null() if self.chance(0.1) else mine),
            lambda: Assign(mine, Get(published) if self.chance(0.3) else Head()),
            lambda: If(IsNull(mine), [Assign(mine, Get(published))],
                       [self.keep(Field("p0", field))]),
            lambda: unless_null("p0", self.keep(Field("p0", field))),
            lambda: unless_null("p0", Assign(Register("p1"), Get(Field("p0", "next"))),
                                unless_null("p1", self.keep(Field("p1", field)))),
            lambda: Synchronized("H", [Assign(Register("p1"), Head()), Assign(Field("p1", "next"), mine)]),
            lambda: unless_null("p0", New("p1", Constant(4)), Assign(Field("p0", "next"), Register("p1")),
                                Assign(Field("p1", self.pick("a", "v")), Constant(6))),
            lambda: Assign(Field("p0", self.pick("a", "v")), self.value()),
        ]

    def leak(self):
        """Where a constructor gives its object away, if it does."""
        return "n" if self.leaks and self.chance(0.7) else None

    def of_arrays(self, depth):
        return [lambda: NewArray("z0", [self.random.randint(0, 2) for _ in range(self.pick(1, 2))]),
                lambda: Assign(Static("z", "int[]"), Register("z0")),
                lambda: Assign(Register("z0"), Get(Static("z", "int[]")))]

    def of_initialisers(self, depth):
        return [lambda: Assign(self.register(), self.pick(Get(self.holder_field()), Use(self.holder(), True))),
                lambda: Do(Use(self.holder(), False)), lambda: Assign(self.holder_field(), self.value())]

    def holder(self):
        return self.random.choice(self.holders)

    def holder_field(self):
        return HolderField(self.holder())

    # -- atomic variables

    def of_atomics(self, depth):
        return [self.atomic_number, self.atomic_number,
                self.atomic_reference if "objects" in self.themes else self.atomic_number]

    def atomic_number(self):
        integer = ("AI", Static("AI", "int"))
        target, place = self.pick(integer, integer, ("AL", Static("AL", "long")), ("VX", Static("x", "int")),
                                  ("U", Field("p0", "v")))
        handle = target == "VX"
        name = self.random.choice(["compareAndSet", "getAndAdd", "getAndSet", "get"] if handle else list(OPERATIONS))
        result, count, change = OPERATIONS[name]
        type = result or place.type
        arguments = [self.pick(Constant(0), Constant(1), Constant(2), self.register()) for _ in range(count)]
        texts = ["p0"] * (target == "U") + [argument.java for argument in arguments]
        spelled = f"{target}.{'getVolatile' if handle and name == 'get' else name}({', '.join(texts)})"
        call = Atomic(f"({type}) {spelled}" if handle else spelled, type, place, arguments, change)
        if type == "boolean":
            statement = If(call, [Assign(self.register(), Constant(1))])
        elif handle or self.chance(0.6):
            statement = Assign(Register("q0") if type == "long" else self.register(), call)
        else:
            statement = Do(call)
        return unless_null("p0", statement) if target == "U" else statement  # what it throws for null is not documented

    def atomic_reference(self):
        expected, new = self.pick(Null(), Register("p0")), self.pick(Register("p0"), Null(), Head())
        call = Atomic(f"AR.compareAndSet({expected.java}, {new.java})", "boolean", Static("AR", "Node"),
                      [expected, new], OPERATIONS["compareAndSet"][2])
        return If(call, [Assign(self.register(), Constant(1))])

    # -- threads

    def of_interrupts(self, depth):
        result = [lambda: Interrupt(self.anybody()), lambda: Interrupt(self.other()),
                  lambda: If(self.asked(), [Assign(self.register(), Constant(1))])]
        if self.clears:
            result.append(lambda: Try(self.number(), [self.pick(Sleep(), Join(self.other(), self.chance(0.3)))],
                                      "java.lang.InterruptedException", [Assign(self.register(), Constant(7))]))
        return result

    def of_parking(self, depth):
        return [lambda: Park(self.chance(0.1)), lambda: Unpark(self.other()), lambda: Unpark(self.anybody())]

    def of_observing(self, depth):
        result = [lambda: If(Ask("isAlive", self.other()), [Assign(self.register(), Constant(1))])]
        if self.clears:
            result.append(lambda: Join(self.other(), self.chance(0.2)))
        return result

    def of_daemons(self, depth):
        return []

    def of_exit(self, depth):
        return [lambda: If(self.condition(), [Exit(self.chance(0.5))])]

    def of_spinning(self, depth):
        if not self.may_spin:
            return []
        flag = Static("flag", "boolean")
        return [lambda: Spin(Not(Get(flag))), lambda: Spin(Operation("==", Get(Static("v", "int")), Constant(0))),
                lambda: Assign(flag, Constant(1, "boolean"))]

    def of_exceptions(self, depth):
        def thrown(*names):
            return Throw("java.lang." + self.pick("IllegalStateException", "ArithmeticException", *names))

        def attempt():
            name = "java.lang." + self.pick("RuntimeException", "Throwable", "NullPointerException",
                                            "InterruptedException", "IllegalStateException", "Error")
            body = self.block(depth) + ([thrown()] if self.chance(0.4) else [])
            return Try(self.number(), body, name, self.block(depth, 1))

        def claim():
            return Assert(Operation("!=", self.pick(self.register(), self.readable()), Constant(self.pick(1, 2))))
        return [attempt] * 2 * (depth < 2) + [lambda: If(self.condition(), [thrown("AssertionError")]), claim]

    def of_harness(self, depth):
        return [lambda: Assign(self.register(), Choose(0, 1)), lambda: Assume(self.condition())]

    # -- java.util.concurrent; its calls are many steps under weaveproof, so a program has a few of them only

    def of_locks(self, depth):
        def block():
            self.calls_left -= 1
            name, body = self.pick("R0", "R0", "R1"), self.block(depth, 1)
            if self.chance(0.25):
                return TryLocked(Lock, name, self.chance(0.3), body, self.block(depth, 1) if self.chance(0.5) else ())
            if self.chance(0.08):
                return LockOnly(Lock, name, self.pick("lock", "unlock"))
            interruptibly = "interrupts" in self.themes and self.chance(0.6)
            return Locked(Lock, name, "lockInterruptibly" if interruptibly else "lock", body)
        return [block, block] if depth < 3 and self.calls_left > 0 else []

    def of_conditions(self, depth):
        def block():
            self.calls_left -= 1
            condition = Operation("==", Get(self.counter()), Constant(0))
            wait = Await("R0", self.pick("", "", "", "timed", "uninterruptibly"))
            signal = Signal("R0", self.chance(0.5))
            action = self.pick(wait, If(condition, [wait]), While(condition, [wait]), signal, signal)
            body = [action, self.pick(self.write, self.update, self.read, self.record, self.record)()]
            if self.chance(0.3):
                body.reverse()
            return action if self.chance(0.03) else Locked(Lock, "R0", "lock", body)
        return [block, block] if depth < 2 and self.calls_left > 0 else []

    def of_readwrite(self, depth):
        def block():
            self.calls_left -= 1
            kind, name = self.pick((ReadLock, "W.readLock()"), (WriteLock, "W.writeLock()"))
            body = self.block(depth, 1)
            return TryLocked(kind, name, False, body, ()) if self.chance(0.15) else Locked(kind, name, "lock", body)
        return [block, block] if depth < 3 and self.calls_left > 0 else []

    def of_semaphore(self, depth):
        name = self.pick("S", "S", "SF")

        def acquire():
            self.calls_left -= 1
            return self.interruptible(Acquire(self.pick(1, 1, 1, 2), name, self.chance(0.8)))

        def attempt():
            self.calls_left -= 1
            return self.interruptible(TryAcquireTimed(name, self.block(max(depth, 1), 1)))
        return [acquire, acquire, attempt] * (self.calls_left > 0) + [lambda: release(self.pick(1, 1, 2), name)]

    def of_latch(self, depth):
        def wait():
            self.calls_left -= 1
            return self.interruptible(AwaitLatch(self.chance(0.15)))
        return [wait, count_down, count_down] if self.calls_left > 0 else []

    def of_barrier(self, depth):
        def wait():
            self.calls_left -= 2
            timed = self.chance(0.2)
            return self.survived(AwaitBarrier(timed), "java.lang.Exception", 0.7 if timed else 0.2)
        return [wait] if self.calls_left > 0 else []

    # -- static initialisers

    def holder_body(self, number):
        """An initialiser: writes elsewhere, needs other classes, starts a thread, may throw."""
        def one():
            place = self.counter()
            return self.pick(
                lambda: Update(place), lambda: Assign(place, self.value()),
                lambda: Assign(HolderField(self.holders[number]), self.pick(Get(place), Constant(5))),
                lambda: Assign(Register("i0"), Get(self.holder_field())), lambda: Do(Use(self.holder(), False)),
                lambda: Synchronized("L0", [Update(place)]), lambda: Interrupt(self.anybody()),
                lambda: If(Operation("==", Get(place), Constant(self.pick(0, 1))),
                           [Throw("java.lang." + self.pick("IllegalStateException", "AssertionError"))]))()
        themes, self.themes = self.themes, {"initialisers"}
        body = [one() for _ in range(self.random.randint(1, 2))]
        self.themes = themes
        return body
