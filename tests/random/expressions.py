"""Expressions and places (fields, array elements).

Every construct of the random programs is a class with two meanings: `java` or `lines()` is its text, `code(c)` adds
its steps to the code of a thread. Here `code(c)` adds the steps that read, in the order in which Java evaluates
operands (JLS 15.7), and returns a function of the state that gives the value.

A place has `address(c)`, which returns a function of the state: a slot, or the name of the exception that an access
throws.
"""

NULL_POINTER = "java.lang.NullPointerException"
OUT_OF_BOUNDS = "java.lang.ArrayIndexOutOfBoundsException"
NODE_FIELDS = {"f": "int", "a": "int", "v": "int", "w": "long", "next": "Node"}  # f is final, v volatile


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


class Head:
    """The object that is there from the beginning."""
    java, type = "H", "Node"

    def code(self, c):
        reference = c.machine.statics["H"]
        return lambda s: reference


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


# -- places


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
