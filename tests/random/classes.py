"""Holder classes with static initialisers (JLS 12.4.2).

The first thread that needs the class initialises it, its superclass first; others wait until it is done, the same
thread does not wait. An exception makes the class erroneous: this thread gets it, wrapped unless it is an Error, all
others get NoClassDefFoundError.
"""
from expressions import Get, Static
from machine import BLOCKED, PARENTS, Label
from statements import REGISTERS, code_all, indented

UNTOUCHED, INITIALISED, ERRONEOUS = 0, -1, -2  # else: the number + 1 of the thread that initialises it


class Holder:
    def __init__(self, name, parent=None):
        self.name, self.parent, self.body = name, parent, []

    def lines(self):
        extends = f" extends {self.parent.name}" if self.parent else ""
        return ([f"static class {self.name}{extends} {{", "  static int f = 1;", "  static {", "    init();", "  }",
                 "  static int get() { return f; }", "  static void init() {"] + ["  " + line for line in REGISTERS]
                + ["  " + line for line in indented(self.body)] + ["  }", "}"])


def need(c, holder):
    """Compiles the steps before an access to a static of the holder."""
    if holder.name in c.initialising:
        return  # within the initialiser itself, so in the thread that runs it
    status, me, end = c.machine.statics[holder.name], c.number + 1, Label()
    value = c.machine.statics[holder.name + ".f"]

    def begin(s):
        if s[status] == UNTOUCHED:
            s[status] = me
        elif s[status] == INITIALISED:
            s[c.pc] = end.pc
        elif s[status] == ERRONEOUS:
            return c.throw(s, "java.lang.NoClassDefFoundError")
        else:
            return BLOCKED
    c.step(begin, lambda s: s[status] - 1 if s[status] > 0 else None, lambda s: s[status] < 0)

    outer_scope, outer_used = c.scope, (c.temporaries, c.used)
    c.scope, c.initialising = c.scope + holder.name + ".", c.initialising + (holder.name,)
    c.temporaries, c.used = [], 0  # the access may be in the middle of an expression

    def run():
        if holder.parent:
            need(c, holder.parent)  # its failure is an Error, and is passed on as it is

        def assign(s):
            s[value] = 1
        c.quiet(assign)  # no other thread accesses it meanwhile
        code_all(holder.body, c)

        def done(s):
            s[status] = INITIALISED
        c.step(done)
    label, slot = c.guarded(run, None)
    c.scope, c.initialising = outer_scope, c.initialising[:-1]
    c.temporaries, c.used = outer_used
    c.jump(end)
    c.put(label)

    def failed(s):
        thrown, s[slot], s[status] = s[slot], 0, ERRONEOUS
        wrapped = "java.lang.Error" not in PARENTS[thrown]
        return c.throw(s, "java.lang.ExceptionInInitializerError" if wrapped else thrown)
    c.step(failed)
    c.put(end)


class HolderField(Static):
    def __init__(self, holder):
        super().__init__(holder.name + ".f", "int")
        self.holder = holder

    def address(self, c):
        need(c, self.holder)
        return super().address(c)


class Use:
    """An instance, or a call of a static method that reads the field: either needs the class."""

    def __init__(self, holder, call):
        self.holder, self.call, self.type = holder, call, "int"
        self.java = f"{holder.name}.get()" if call else f"new {holder.name}()"

    def code(self, c):
        if self.call:
            return Get(HolderField(self.holder)).code(c)
        need(c, self.holder)
        return lambda s: 0
