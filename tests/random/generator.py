"""Draws random programs.

Each has main and one to three threads and a few themes (monitors, parking, class initialisation, …); what the themes
offer (themes.py) is mixed at random.

Two mixtures are never drawn, as the library's code decides there what its documentation leaves open: LockSupport.park
beside locks of java.util.concurrent, which use the same permit, and asking whether another thread is interrupted
beside a barrier, a queue, …, which have locks of their own that put an interrupt aside.
"""
import random

from access import METHOD_HANDLES, HolderReadBy
from atomics import OPERATIONS, Atomic
from classes import Holder, HolderField
from expressions import Constant, Element, Field, Get, Head, IsNull, Not, Operation, Register, Static
from library_themes import LibraryThemes
from machine import TooLarge
from memory_themes import MemoryThemes
from monitors import Method
from program import Program
from statements import Assign, If, New, Outcome, Repeat, Update
from synchronizers import TryAcquire
from themes import Themes
from threads import Ask, Join, Launch, Start

THEMES = {  # and how likely they are
    "monitors": 5, "waiting": 5, "methods": 2, "objects": 6, "arrays": 3, "initialisers": 4, "atomics": 4, "long": 2,
    "interrupts": 4, "parking": 3, "observing": 2, "daemons": 3, "exit": 2, "exceptions": 3, "spinning": 2,
    "harness": 1,
    "locks": 3, "conditions": 3, "readwrite": 2, "semaphore": 2, "latch": 2, "barrier": 2,
    "stamped": 2, "own": 3, "queues": 5, "meetings": 3, "phaser": 2, "maps": 4, "lists": 2, "pool": 4, "completable": 3,
    "handles": 5, "construction": 3, "watching": 4, "steps": 4,
}
PARKING = {"locks", "conditions", "readwrite", "semaphore", "latch", "barrier",  # classes whose waits park the thread
           "stamped", "own", "queues", "meetings", "phaser", "pool", "completable"}
HIDING = PARKING - {"locks", "conditions", "readwrite", "semaphore", "latch"}  # which put an interrupt aside for a while

CANDIDATES = 4       # programs are drawn for one that is taken
FEWEST_STATES = 150  # of a candidate: with fewer most of it is never executed

# Whether a program may park after it has cleared its interrupt status. HotSpot's interrupt leaves a permit, so that the
# park returns; see threads.Interrupt.
PARK_AFTER_CLEARED_INTERRUPT = True


class Generator(LibraryThemes, MemoryThemes, Themes):
    def __init__(self, random, name, size, themes=()):
        self.random, self.name, self.size = random, name, size
        self.themes = set(themes or random.choices(list(THEMES), list(THEMES.values()), k=random.choice((1, 2, 2, 3))))
        if "conditions" in self.themes:
            self.themes.add("locks")
        if "waiting" in self.themes:
            self.themes.add("monitors")
        if "construction" in self.themes:
            self.themes.add("objects")
        if self.themes <= {"daemons", "exit", "harness", "observing", "long", "watching", "steps"}:
            self.themes.add(random.choice(("monitors", "waiting", "parking", "interrupts", "spinning", "objects")))
        if "parking" in self.themes:
            self.themes -= PARKING
        self.threads = 1 + random.choices((1, 2, 3), (3, 6, 0 if self.themes & PARKING else 1))[0]
        self.clears = PARK_AFTER_CLEARED_INTERRUPT or not {"parking", "interrupts"} <= self.themes
        # The last thread may be one that no other thread knows.
        self.launched = [self.threads - 1] if self.threads > 2 and "objects" in self.themes and self.chance(0.4) else []
        self.known = self.threads - len(self.launched)
        self.calls_left = random.randint(2, 4)  # of java.util.concurrent
        self.leaks = self.chance(0.5)
        self.tries = 0
        self.me, self.held, self.may_spin = 0, [], True
        self.holders, self.methods, self.tasks, self.futures = [], [], [], []
        self.queue, self.meeting = self.choose_queue(), self.pick("QS", "QS", "EX")
        self.map = self.pick("MH", "MH", "MS")
        self.arrived = self.stamped = self.in_step = False
        self.steps_may_wait = None  # the thread whose steps of several actions may wait, if there is one

    def chance(self, p):
        return self.random.random() < p

    def pick(self, *choices):
        return self.random.choice(choices)

    def number(self):
        self.tries += 1
        return self.tries

    # -- threads

    def anybody(self):
        return self.random.randrange(self.known)

    def other(self):
        """A thread that was made by the program, preferably not the current one."""
        return self.random.choice([t for t in range(1, self.known) if t != self.me] or [1])

    # -- expressions

    def register(self):
        return Register(self.pick("i0", "i1", "i2"))

    def counter(self):
        return Static(self.pick("x", "y", "v"), "int")

    def place(self):
        choices = [Static("x", "int"), self.counter(), self.counter(), self.counter()]
        if "arrays" in self.themes:
            choices += [Element("A", self.index()), Element("A", self.index()), Element("z0", self.index())]
        if "objects" in self.themes:
            choices += [Field("p0", name) for name in ("a", "v")] * 2
        if "initialisers" in self.themes:
            choices += [HolderField(holder) for holder in self.holders] * 2
        return self.pick(*choices)

    def read_of(self, place):
        by_handle = isinstance(place, HolderField) and "handles" in self.themes and self.chance(0.5)
        return HolderReadBy(place, self.pick("field", *["method"] * METHOD_HANDLES)) if by_handle else Get(place)

    def index(self):
        return self.pick(Constant(0), Constant(1), self.register()) if self.chance(0.9) else Constant(self.pick(-1, 2))

    def readable(self):
        final = "objects" in self.themes and self.chance(0.25)
        return Get(Field("p0", "f")) if final else self.read_of(self.place())

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
        compared = Operation(self.pick("==", "!=", "<"), self.pick(self.readable(), self.register()),
                             Constant(self.pick(0, 1, 1, 2)))
        choices = [compared, Get(Static("flag", "boolean")), Not(Get(Static("mark", "boolean")))]
        if "objects" in self.themes:
            choices.append(IsNull(Get(Static(self.pick("n", "vn"), "Node"))))
        if "observing" in self.themes:
            choices += [Ask("isAlive", self.other()), self.asked()]
        if "interrupts" in self.themes:
            choices += [self.asked()] * 2
        if "semaphore" in self.themes:
            choices.append(TryAcquire())
        return self.pick(*choices)

    def asked(self):
        if self.clears and self.chance(0.5):
            return Ask("interrupted")
        if not self.themes & HIDING:
            return Ask("isInterrupted", self.anybody())
        return Ask("isInterrupted", self.me) if self.me < self.known else Ask("interrupted")

    # -- statements

    def block(self, depth, most=2):
        return [self.statement(depth + 1) for _ in range(self.random.randint(1, most))]

    def statement(self, depth):
        offers = getattr(self, "of_" + self.random.choice(sorted(self.themes)))(depth)
        if not offers or self.chance(0.3):
            offers = [self.write, self.record, self.update, self.read]
            if depth < 2:
                offers += [self.conditional] + [self.repeat] * self.chance(0.3)
        return self.random.choice(offers)()

    def write(self):
        if self.chance(0.2):
            return Assign(Static(self.pick("flag", "mark"), "boolean"), Constant(self.pick(1, 1, 0), "boolean"))
        return Assign(self.place(), self.value())

    def record(self):
        """Records the order in which threads come: they add their numbers, digit by digit."""
        order = Static("y", "int")
        return Assign(order, Operation("+", Operation("*", Get(order), Constant(10)), Constant(self.me)))

    def update(self):
        return Update(self.place(), self.pick(None, self.value()))

    def read(self):
        return Assign(self.register(), self.readable())

    def keep(self, place):
        """Reads the place into a register, which was 0: a 0 that was read is to be seen, too."""
        return Assign(self.register(), Operation("+", Get(place), Constant(4)))

    def conditional(self):
        return If(self.condition(), self.block(1), self.block(1, 1) if self.chance(0.4) else ())

    def repeat(self):
        return Repeat(2, "i3", [self.pick(self.write, self.update, self.read)()])

    # -- the program

    def program(self):
        if "initialisers" in self.themes:
            self.holders = [Holder("K0")]
            if self.chance(0.5):
                self.holders.append(Holder("K1", self.holders[0] if self.chance(0.3) else None))
            for number, holder in enumerate(self.holders):
                holder.body = self.holder_body(number)
                if self.chance(0.1):
                    holder.body.append(Start(1))
        if "methods" in self.themes:
            self.make_methods()
        bodies = self.make_bodies()
        daemons = [t for t in range(1, self.known) if "daemons" in self.themes and self.chance(0.6)]
        self.launch(bodies)
        self.start(bodies)
        self.finish(bodies[0], daemons)
        subclass = [t for t in range(1, self.known) if self.chance(0.3)]
        return Program(self.name, bodies, daemons, self.launched, self.methods, self.holders, subclass, self.tasks,
                       self.pick(1, 1, 2) if len(self.tasks) > 1 else 1)

    def make_methods(self):
        made, self.may_spin = [], False
        for number in range(2):
            lock = self.pick("ME", "CLASS", None)
            self.held = [lock] if lock else []
            made.append(Method(f"m{number}", lock, self.block(1)))
        self.methods, self.may_spin = made, True

    def make_bodies(self):
        """Two threads often do the same: many errors need that."""
        bodies = [self.body(0)]
        before, calls = self.random.getstate(), self.calls_left
        for t in range(1, self.threads):
            if t == 2 and self.chance(0.5):
                self.random.setstate(before)
                self.calls_left = calls
            bodies.append(self.body(t))
        self.random.seed(str(self.random.random()) + self.name)
        if self.themes & {"waiting", "conditions"} and self.clears and self.known > 2 and self.chance(0.3):
            begin, gather = self.herd()
            for self.me in (1, 2):
                bodies[self.me].insert(0, begin())
            bodies[0][:0] = gather
        return bodies

    def body(self, thread):
        self.me, self.held, self.futures, self.arrived = thread, [], [], False
        least, most = (min(2, self.size), self.size) if thread else (0, max(1, self.size - 3))
        body = [self.statement(0) for _ in range(self.random.randint(least, most))]
        if self.themes & {"objects", "atomics"} and thread not in self.launched and self.chance(0.95):
            body.insert(0, Assign(Register("p0"), Head()))
        if thread:
            i0, i1, i2 = Register("i0"), Register("i1"), Register("i2")
            if self.chance(0.5):
                body.append(Outcome(f"T{thread}", [i0, i1, i2]))
            else:
                tens = Operation("+", Operation("*", i0, Constant(10)), i1)
                digits = Operation("+", Operation("*", tens, Constant(10)), i2)
                body.append(Assign(Static(f"o{thread}", "int"), digits))
        return body

    def launch(self, bodies):
        """A thread that is given an object which its maker uses further."""
        for t in self.launched:
            maker = self.pick(bodies[0], bodies[1])
            at = self.random.randint(0, min(2, len(maker)))
            maker[at:at] = [New("p0", Constant(8), self.leak()), Launch(t), Update(Field("p0", "a"))]
            if self.chance(0.5):
                maker.insert(at + 1, Update(Field("p0", "a")))
            maker.append(Join(t))

    def start(self, bodies):
        """Main starts the threads, or they start each other."""
        main, starts = bodies[0], []
        for t in range(1, self.known):
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

    def finish(self, main, daemons):
        """Mostly main joins the threads; then it records what it sees."""
        for t in range(1, self.known):
            if self.chance(0.1 if t in daemons else 0.9):
                main.append(Join(t))
        if self.tasks:
            self.close_pool(main)
        seen = [Get(Static(name, "int")) for name in [f"o{t}" for t in range(1, self.threads)] + ["x", "v", "y"]]
        if "initialisers" in self.themes:
            seen.append(Get(HolderField(self.holders[0])))
        if "long" in self.themes:
            seen.append(Get(Static("l", "long")))
        if "atomics" in self.themes:
            seen.append(Atomic("AI.get()", "int", Static("AI", "int"), [], OPERATIONS["get"][2]))
        if "arrays" in self.themes:
            seen += [Get(Element("A", Constant(0))), Get(Element("A", Constant(1)))]
        if "interrupts" in self.themes:
            seen.append(Ask("isInterrupted", 0))
        if "objects" in self.themes:
            seen.append(IsNull(Get(Static("n", "Node"))))
        main.append(Outcome("end", seen + [Register("i0"), Register("i1")]))


def draw(seed, index, limit, themes=()):
    """The program of this seed and number, all that can come of it, and how many states that took. Of a few programs
    that the enumeration can do, the one with the most results; a program that is too large is drawn again, a little
    smaller."""
    candidates = []
    for attempt in range(100):
        generator = Generator(random.Random(f"{seed}/{index}/{attempt}"), f"P{index}", max(1, 6 - attempt // 4), themes)
        program = generator.program()
        program.themes = sorted(generator.themes)
        try:
            seen, states = program.machine().explore(limit)
        except TooLarge:
            continue
        if states >= FEWEST_STATES or attempt > 50:
            candidates.append((program, seen, states))
        if len(candidates) == CANDIDATES:
            return max(candidates, key=lambda candidate: len(candidate[1]))
    raise AssertionError(f"program {index} of seed {seed} stays too large")
