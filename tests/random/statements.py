"""Statements of a thread that need no other thread: assignments, objects, control flow, exceptions, what it records.

A compound assignment reads and then writes (JLS 15.26.2); an assignment evaluates its right side before it looks at
null or bounds (15.26.1).
"""
from expressions import NODE_FIELDS, Constant, Get, Operation, Register
from machine import Label

# The local variables of every method. A thread that was given an object has it in p0.
REGISTERS = ["  int i0 = 0, i1 = 0, i2 = 0, i3 = 0; long q0 = 0; Node p0 = null, p1 = null; int[] z0 = null;"]


def indented(statements):
    return ["  " + line for statement in statements for line in statement.lines()]


def code_all(statements, c):
    for statement in statements:
        statement.code(c)


class Assign:
    """To a register (a local action) or a place (a step)."""

    def __init__(self, target, value):
        self.target, self.value = target, value

    def lines(self):
        return [f"{self.target.java} = {self.value.java};"]

    def code(self, c):
        value = self.value.code(c)
        if isinstance(self.target, Register):
            slot, value = c.register(self.target.java), c.last(value)

            def keep(s):
                s[slot] = value(s)
            c.quiet(keep)
            return
        address, value = self.target.address(c), c.last(value)

        def write(s):
            at, result = address(s), value(s)
            if isinstance(at, str):
                return c.throw(s, at)
            s[at] = result
        c.step(write)


class Update:
    """place += value, or place++: a read, the value, a write."""

    def __init__(self, place, value=None):
        self.place, self.value = place, value

    def lines(self):
        return [f"{self.place.java} += {self.value.java};" if self.value else f"{self.place.java}++;"]

    def code(self, c):
        Assign(self.place, Operation("+", Get(self.place), self.value or Constant(1))).code(c)


class Do:
    """An expression for its effect."""

    def __init__(self, expression):
        self.expression = expression

    def lines(self):
        return [self.expression.java + ";"]

    def code(self, c):
        value = c.last(self.expression.code(c))

        def drop(s):
            value(s)
        c.quiet(drop)


def branch(c, condition, otherwise):
    """Compiles the condition; continues at the label if it does not hold."""
    value = c.last(condition.code(c))

    def decide(s):
        if not value(s):
            s[c.pc] = otherwise.pc
    c.quiet(decide)


class If:
    def __init__(self, condition, then, otherwise=()):
        self.condition, self.then, self.otherwise = condition, then, otherwise

    def lines(self):
        result = [f"if ({self.condition.java}) {{"] + indented(self.then)
        if self.otherwise:
            result += ["} else {"] + indented(self.otherwise)
        return result + ["}"]

    def code(self, c):
        otherwise, end = Label(), Label()
        branch(c, self.condition, otherwise)
        code_all(self.then, c)
        c.jump(end)
        c.put(otherwise)
        code_all(self.otherwise, c)
        c.put(end)


class While:
    """Of unknown length: the body makes no objects."""

    def __init__(self, condition, body):
        self.condition, self.body = condition, body

    def lines(self):
        return [f"while ({self.condition.java}) {{"] + indented(self.body) + ["}"]

    def code(self, c):
        again, end = Label(), Label()
        c.put(again)
        branch(c, self.condition, end)
        code_all(self.body, c)
        c.jump(again)
        c.put(end)


class Spin(While):
    def __init__(self, condition):
        super().__init__(condition, ())

    def lines(self):
        return [f"while ({self.condition.java}) Thread.onSpinWait();"]


class Repeat:
    """A loop with a fixed number of turns, compiled as so many copies."""

    def __init__(self, times, variable, body):
        self.times, self.variable, self.body = times, variable, body

    def lines(self):
        i = self.variable
        return [f"for ({i} = 0; {i} < {self.times}; {i}++) {{"] + indented(self.body) + ["}"]

    def code(self, c):
        slot = c.register(self.variable)
        for turn in range(self.times + 1):
            def count(s, turn=turn):
                s[slot] = turn
            c.quiet(count)
            if turn < self.times:
                code_all(self.body, c)


class Throw:
    def __init__(self, name):
        self.name = name

    def lines(self):
        return [f"raise(new {self.name}());"]

    def code(self, c):
        c.quiet(lambda s: c.throw(s, self.name))


class Assert:
    def __init__(self, condition):
        self.condition = condition

    def lines(self):
        return [f"assert {self.condition.java};"]

    def code(self, c):
        value = c.last(self.condition.code(c))
        c.quiet(lambda s: None if value(s) else c.throw(s, "java.lang.AssertionError"))


class Try:
    def __init__(self, number, body, name, handler):
        self.number, self.body, self.name, self.handler = number, body, name, handler

    def lines(self):
        return (["try {", "  may();"] + indented(self.body) + [f"}} catch ({self.name} e{self.number}) {{"]
                + indented(self.handler) + ["}"])

    def code(self, c):
        end = Label()
        label, slot = c.guarded(lambda: code_all(self.body, c), (self.name,))
        c.jump(end)
        c.put(label)

        def caught(s):
            s[slot] = 0
        c.quiet(caught)
        code_all(self.handler, c)
        c.put(end)


class Outcome:
    def __init__(self, name, values):
        self.name, self.values = name, values

    def lines(self):
        return [f'Check.outcome("{self.name}"' + "".join(f' + " " + {value.java}' for value in self.values) + ");"]

    def code(self, c):
        values = [value.code(c) for value in self.values]

        def text(s):
            words = [self.name]
            for value, function in zip(self.values, values):
                result = function(s)
                words.append(("true" if result else "false") if value.type == "boolean" else str(result))
            return " ".join(words)
        text = c.last(text)

        def tell(s):
            c.machine.seen.add(text(s))
        c.quiet(tell)


class Assume:
    """Check.assume: a path on which the condition does not hold is none."""

    def __init__(self, condition):
        self.condition = condition

    def lines(self):
        return [f"Check.assume({self.condition.java});"]

    def code(self, c):
        value = c.last(self.condition.code(c))

        def step(s):
            if not value(s):
                s[c.machine.halted] = 1
        c.step(step)


class New:
    """A Node of a given number; the constructor may give the object away half-way, before its final field is set."""

    def __init__(self, register, value, leaks_to=None):
        self.register, self.value, self.leaks_to = register, value, leaks_to

    def lines(self):
        leak = ", true" if self.leaks_to else ""
        return [f"{self.register} = new Node({self.value.java}{leak});"]

    def code(self, c):
        reference = c.machine.object([0] * len(NODE_FIELDS))
        base = c.machine.objects[reference][0] + 2
        final, plain = base + list(NODE_FIELDS).index("f"), base + list(NODE_FIELDS).index("a")
        value, target, constant = c.last(self.value.code(c)), c.register(self.register), c.temporary()

        def begin(s):
            s[constant] = value(s)
            s[plain] = 1
        c.quiet(begin)
        if self.leaks_to:
            leak = c.machine.statics[self.leaks_to]

            def publish(s):
                s[leak] = reference
            c.step(publish)

            def complete(s):
                s[final] = s[constant]
            c.step(complete)
        else:
            def initialise(s):
                s[final] = s[constant]
            c.quiet(initialise)

        def keep(s):
            s[target], s[constant] = reference, 0
        c.quiet(keep)
        c.used = 0


class NewArray:
    def __init__(self, register, values):
        self.register, self.values = register, values

    def lines(self):
        return [f"{self.register} = new int[] {{{', '.join(map(str, self.values))}}};"]

    def code(self, c):
        reference, target = c.machine.object(self.values), c.register(self.register)

        def keep(s):
            s[target] = reference
        c.quiet(keep)
