"""What the themes about accesses by other means, construction, questions and atomic steps offer; see themes.py."""
import access
import watching
from expressions import Constant, Element, Field, Get, IsNull, Not, Operation, Register, Static
from monitors import Synchronized
from statements import Assign, If, Update
from steps import ALONE_MAY_WAIT, AtomicBody
from synchronizers import count_down, release
from themes import unless_null


class MemoryThemes:
    # -- handles and reflection

    def of_handles(self, depth):
        return [self.handle_read, self.handle_read, self.handle_write, self.handle_write, self.handle_update]

    def handled(self, final=False):
        """A place, and what goes around the access: without an object Unsafe would write anywhere."""
        choices = [self.counter(), self.counter()]
        if "objects" in self.themes:
            choices += [Field("p0", name) for name in ("a", "v") + ("f",) * final]
        if "arrays" in self.themes:
            choices += [Element("A", Constant(self.pick(0, 1)))]
        place = self.pick(*choices)
        if isinstance(place, Field):
            return place, lambda statement: unless_null("p0", statement)
        return place, lambda statement: statement

    def handle_read(self):
        place, around = self.handled(True)
        means = self.pick("var", *access.READ_MEANS)
        if isinstance(place, Element) and means == "method":
            means = "var"
        read = access.read_by(means, place, self.pick(*access.READ_MODES))
        return around(Assign(self.register(), Operation("+", read, Constant(4)) if self.chance(0.4) else read))

    def handle_write(self):
        place, around = self.handled()
        means = self.pick("var", *access.READ_MEANS)
        if isinstance(place, Element) and means == "method":
            means = "var"
        return around(access.write_by(means, place, self.pick(Constant(1), Constant(2), self.value()), self.pick(*access.WRITE_MODES)))

    def handle_update(self):
        place, around = self.handled()
        means = self.pick("var", "var", "unsafe")
        name = self.pick(*(access.UNSAFE_UPDATES if means == "unsafe" else access.UPDATES))
        call = access.update_by(means, place, name, [self.pick(Constant(0), Constant(1), self.register()),
                                                     self.pick(Constant(2), self.register())])
        return around(If(call, [Assign(self.register(), Constant(5))]) if call.type == "boolean"
                      else Assign(self.register(), call))

    # -- construction

    def of_construction(self, depth):
        published, mine = Static("n", "Node"), Register("p0")

        def make():
            return access.NewBy("p0", self.pick(Constant(3), self.register()), "n" if self.chance(0.8) else None,
                                self.pick(*access.NewBy.WAYS))

        def find():
            look = Field("p0", self.pick("f", "f", "f", "a"))
            seen = Assign(self.register(), Operation("+", access.read_by(self.pick(*access.READ_MEANS), look, "get")
                                                     if self.chance(0.4) else Get(look), Constant(4)))
            return If(Not(IsNull(Get(published))), [Assign(mine, Get(published)), unless_null("p0", seen)])
        return [make, make, find, find, lambda: Assign(published, mine)]

    # -- questions

    def of_watching(self, depth):
        questions = [lambda: watching.StateIs(self.other(), self.pick("NEW", "TERMINATED")),
                     lambda: watching.Lives(self.other()),
                     lambda: watching.HoldsLock(self.pick("L0", "L1"))]
        offers = {
            "locks": ["R0.isLocked()", "R0.getHoldCount()", "R0.isHeldByCurrentThread()"],
            "readwrite": list(watching.READ_WRITE), "semaphore": ["S."], "latch": ["D."], "barrier": ["B."],
            "stamped": ["SL."], "atomics": ["AI."]}
        for theme, texts in offers.items():
            if theme in self.themes:
                questions += [lambda text=text: self.ask_lock(text) for text in texts] * 2
        if self.threads == 2 and self.me == 0:
            for theme, names in {"locks": ["R0", "R1"], "readwrite": ["W"], "semaphore": ["S", "SF"], "own": ["OM", "OS"]}.items():
                if theme in self.themes:
                    questions += [lambda name=name: watching.queue_length(name) for name in names]
                    questions += [lambda name=name: watching.has_queued(name) for name in names]
        return [lambda: self.used(self.pick(*questions)())]

    def ask_lock(self, text):
        if text in watching.READ_WRITE:
            return watching.of_read_write(text)
        if text == "R0.isLocked()":
            return watching.is_locked("R0")
        if text.startswith("R0."):
            return watching.own_hold("R0", text[3:-2])
        return watching.question(self.pick(*[java for java in watching.SYNCHRONIZERS if java.startswith(text)]))

    # -- steps of several actions

    def of_steps(self, depth):
        if self.in_step:
            return []

        def step():
            self.in_step = True
            alone = self.chance(0.5)
            body = [self.simple(alone) for _ in range(self.random.randint(1, 3))]
            may_wait = self.may_spin and self.steps_may_wait in (None, self.me) and (ALONE_MAY_WAIT or not alone)
            if may_wait and self.chance(0.4):
                self.steps_may_wait = self.me
                body.insert(self.random.randint(0, len(body)), self.waiting_in_step(alone))
            self.in_step = False
            return AtomicBody(alone, body)
        return [step, step]

    def simple(self, alone):
        """Neither waits nor wakes a thread. Without local variables, unless it is in line."""
        place = self.counter()
        plain = [lambda: Update(place), lambda: Assign(place, Constant(self.pick(1, 2, 3))), self.record,
                 lambda: Assign(place, Operation("+", Get(self.counter()), Constant(1))),
                 lambda: If(Operation("==", Get(place), Constant(self.pick(0, 1))), [Update(self.counter())])]
        if alone:
            plain += [self.read, self.update, lambda: self.keep(self.counter())]
        return self.pick(*plain)()

    def waiting_in_step(self, alone):
        """No lock of the library: its code may loop until another thread has finished what it has half done."""
        body = [self.simple(alone)]
        others = [lambda: Synchronized("L0", body)]
        if "latch" in self.themes:
            others.append(count_down)
        if "semaphore" in self.themes:
            others.append(lambda: release(1))
        return self.pick(*others)()

