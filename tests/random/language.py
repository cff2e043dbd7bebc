"""Expressions, fields, arrays, objects, control flow, exceptions, monitors as blocks.

Each construct is a class with two meanings: `java` or `lines()` is its text, `code(c)` adds its steps to the code of a
thread. The steps follow the Java Language Specification: operands from left to right (15.7), a compound assignment reads
and then writes (15.26.2), an assignment evaluates its right side before it looks at null or bounds (15.26.1).
"""
from machine import BLOCKED, Label

NULL_POINTER = "java.lang.NullPointerException"
OUT_OF_BOUNDS = "java.lang.ArrayIndexOutOfBoundsException"
ILLEGAL_MONITOR = "java.lang.IllegalMonitorStateException"

NODE_FIELDS = {"f": "int", "a": "int", "v": "int", "w": "long", "next": "Node"}  # f is final, v volatile


def indented(statements):
    return ["  " + line for statement in statements for line in statement.lines()]


def code_all(statements, c):
    for statement in statements:
        statement.code(c)


# -- expressions: code(c) adds the steps that read and returns a function of the state

class Constant:
    def __init__(self, value, type="int"):
        self.value, self.type = value, type
        self.java = {"boolean": "true" if value else "false", "long": f"{value}L"}.get(type, str(value))

    def code(self, c):
        return lambda s: self.value


class Register:
    def __init__(self, name):
        self.java = name
        self.type = {"i": "int", "q": "long", "b": "boolean", "p": "Node", "z": "int[]"}[name[0]]

    def code(self, c):
        slot = c.register(self.java)
        return lambda s: s[slot]


class Operation:
    FUNCTIONS = {
        "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
        "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b,
    }

    def __init__(self, operator, left, right):
        self.operator, self.left, self.right = operator, left, right
        self.java = f"({left.java} {operator} {right.java})"
        wide = "long" in (left.type, right.type)
        self.type = ("long" if wide else "int") if operator in "+-*" else "boolean"

    def code(self, c):
        left, right, function = self.left.code(c), self.right.code(c), self.FUNCTIONS[self.operator]
        return lambda s: function(left(s), right(s))


class Not:
    type = "boolean"

    def __init__(self, of):
        self.of, self.java = of, f"!{of.java}"

    def code(self, c):
        of = self.of.code(c)
        return lambda s: not of(s)


class IsNull:
    type = "boolean"

    def __init__(self, of):
        self.of, self.java = of, f"({of.java} == null)"

    def code(self, c):
        of = self.of.code(c)
        return lambda s: of(s) == 0


class Null:
    java, type = "null", "Node"

    def code(self, c):
        return lambda s: 0


class Get:
    """Reads a place: a step."""

    def __init__(self, place):
        self.place, self.java, self.type = place, place.java, place.type

    def code(self, c):
        address, slot = self.place.address(c), c.temporary()

        def read(s):
            at = address(s)
            if isinstance(at, str):
                return c.throw(s, at)
            s[slot] = s[at]
        c.step(read)
        return lambda s: s[slot]


# -- places: address(c) returns a function of the state, which gives a slot or the name of an exception

class Static:
    def __init__(self, name, type):
        self.java, self.type = name, type

    def address(self, c):
        slot = c.machine.statics[self.java]
        return lambda s: slot


class Field:
    def __init__(self, register, name):
        self.register, self.name, self.type = register, name, NODE_FIELDS[name]
        self.java = f"{register}.{name}"

    def address(self, c):
        slot, objects, offset = c.register(self.register), c.machine.objects, 2 + list(NODE_FIELDS).index(self.name)
        return lambda s: objects[s[slot]][0] + offset if s[slot] else NULL_POINTER


class Element:
    """Of the array in a register, or of the array A."""

    def __init__(self, array, index):
        self.array, self.index, self.type = array, index, "int"
        self.java = f"{array}[{index.java}]"

    def address(self, c):
        objects, index = c.machine.objects, self.index.code(c)
        if self.array == "A":
            reference = c.machine.statics["A"]
            array = lambda s: reference
        else:
            slot = c.register(self.array)
            array = lambda s: s[slot]

        def at(s):
            if not array(s):
                return NULL_POINTER
            base, length = objects[array(s)]
            return base + 2 + index(s) if 0 <= index(s) < length else OUT_OF_BOUNDS
        return at


# -- statements

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
    """Compiles the condition; goes on at the label if it does not hold."""
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


class Choose:
    """Check.choose."""
    type = "int"

    def __init__(self, low, high):
        self.low, self.high, self.java = low, high, f"Check.choose({low}, {high})"

    def code(self, c):
        slot = c.temporary()

        def step(s):
            result = []
            for value in range(self.low, self.high + 1):
                n = s[:]
                n[slot] = value
                result.append(n)
            return result
        c.step(step)
        return lambda s: s[slot]


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


# -- monitors as blocks and methods (JLS 14.19, 8.4.3.6, 17.1)

def lock_reference(c, lock):
    """A function of the state that gives the object: of a register, or a constant."""
    if lock in c.machine.statics:
        reference = c.machine.statics[lock]
        return lambda s: reference
    slot = c.register(lock)
    return lambda s: s[slot]


def enter(c, reference):
    objects, me = c.machine.objects, c.number + 1

    def step(s):
        if not reference(s):
            return c.throw(s, NULL_POINTER)
        at = objects[reference(s)][0]
        if s[at] not in (0, me):
            return BLOCKED
        s[at] = me
        s[at + 1] += 1

    def owner(s):
        if not reference(s):
            return None
        held = s[objects[reference(s)][0]]
        return held - 1 if held not in (0, me) else None
    c.step(step, owner)


def leave(c, reference):
    objects = c.machine.objects

    def step(s):
        at = objects[reference(s)][0]
        s[at + 1] -= 1
        if s[at + 1] == 0:
            s[at] = 0
    c.step(step)


class Synchronized:
    """On one of the constant objects, or on the object in a register, which is remembered if the register changes."""

    def __init__(self, lock, body):
        self.lock, self.body = lock, body

    def lines(self):
        return [f"synchronized ({self.lock}) {{"] + indented(self.body) + ["}"]

    def code(self, c):
        given, kept = lock_reference(c, self.lock), c.machine.slot(0)
        enter(c, given)

        def keep(s):
            s[kept] = given(s)
        c.quiet(keep)
        c.cleaned_up(lambda: code_all(self.body, c), lambda: leave(c, lambda s: s[kept]))


class Call:
    """A call of a method of the main class, static or of its one instance, which may be synchronized."""

    def __init__(self, method):
        self.method = method

    def lines(self):
        return [f"{self.method.java}();"]

    def code(self, c):
        outer, c.scope = c.scope, c.scope + self.method.java + "."
        mine = []  # its registers, all of which begin at 0, and are nobody's afterwards

        def forget(s):
            for slot in mine:
                s[slot] = 0
        c.quiet(forget)

        def body():
            code_all(self.method.body, c)
        if self.method.lock:
            reference = lock_reference(c, self.method.lock)
            enter(c, reference)
            c.cleaned_up(body, lambda: leave(c, reference))
        else:
            body()
        mine += [slot for key, slot in c.registers.items() if key.startswith(c.scope)]
        c.quiet(forget)
        c.scope = outer


class Method:
    def __init__(self, name, lock, body):
        self.name, self.lock, self.body = name, lock, body
        self.java = f"ME.{name}" if lock == "ME" else name

    def lines(self):
        modifiers = {"ME": "synchronized ", "CLASS": "static synchronized ", None: "static "}[self.lock]
        return [f"{modifiers}void {self.name}() throws Throwable {{"] + REGISTERS + indented(self.body) + ["}"]


# The local variables of every method. A thread that was given an object has it in p0.
REGISTERS = ["  int i0 = 0, i1 = 0, i2 = 0, i3 = 0; long q0 = 0; boolean b0 = false; Node p0 = null, p1 = null; int[] z0 = null;"]
