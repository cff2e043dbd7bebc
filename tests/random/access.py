"""The same accesses by other means: reflection, VarHandles in each mode, method handles, Unsafe; and the same
constructions. Each is the action of expressions.py or statements.py that it stands for: a read, a write, one indivisible
read and write, an object that its constructor may give away half-way.
"""
from atomics import Atomic
from expressions import Element, Field, Get
from statements import Assign, New

# Whether getters, setters and constructors are called by method handles that threads share: weaveproof says of most
# of these programs that they are unsupported, as the JDK's own code changes a handle while it is called.
METHOD_HANDLES = True
READ_MEANS = ("field", "var", "unsafe") + ("method",) * METHOD_HANDLES

READ_MODES = ("get", "getOpaque", "getAcquire", "getVolatile")
WRITE_MODES = ("set", "setOpaque", "setRelease", "setVolatile")
CAS = lambda old, a: (a[1], True) if old == a[0] else (old, False)
EXCHANGE = lambda old, a: (a[1] if old == a[0] else old, old)
UPDATES = {  # of a VarHandle: (number of arguments, type, change)
    **{"compareAndSet": (2, "boolean", CAS)},
    **{"compareAndExchange" + mode: (2, "int", EXCHANGE) for mode in ("", "Acquire", "Release")},
    **{"getAndSet" + mode: (1, "int", lambda old, a: (a[0], old)) for mode in ("", "Acquire", "Release")},
    **{"getAndAdd" + mode: (1, "int", lambda old, a: (old + a[0], old)) for mode in ("", "Acquire", "Release")},
    **{"getAndBitwiseOr" + mode: (1, "int", lambda old, a: (old | a[0], old)) for mode in ("", "Acquire")},
    **{"getAndBitwiseAnd" + mode: (1, "int", lambda old, a: (old & a[0], old)) for mode in ("", "Release")},
    **{"getAndBitwiseXor": (1, "int", lambda old, a: (old ^ a[0], old))},
}
UNSAFE_UPDATES = {
    "compareAndSwapInt": (2, "boolean", CAS),
    "getAndAddInt": (1, "int", lambda old, a: (old + a[0], old)),
    "getAndSetInt": (1, "int", lambda old, a: (a[0], old)),
}


def receiver(place):
    """What stands for the object in a call, and how the names of the place's handles end."""
    if isinstance(place, Field):
        return place.register, "N" + place.name
    return None, place.java


class ReadBy(Get):
    def __init__(self, place, java):
        super().__init__(place)
        self.java = java


class WriteBy(Assign):
    def __init__(self, place, value, text):
        super().__init__(place, value)
        self.text = text

    def lines(self):
        return [self.text.format(self.value.java) + ";"]


def unsafe_place(place):
    """The arguments of an Unsafe access: the object and the offset."""
    if isinstance(place, Element):
        return f"A, Unsafe.ARRAY_INT_BASE_OFFSET + {place.index.java} * (long) Unsafe.ARRAY_INT_INDEX_SCALE"
    register, letter = receiver(place)
    return f"{register}, OFF_{letter}" if register else f"BASE_{letter}, OFF_{letter}"


def read_by(means, place, mode):
    """`means`: field, var, method, unsafe. `place` is x, v or y, a field of the object in p0, or an element of A."""
    register, letter = receiver(place)
    if means == "unsafe":
        return ReadBy(place, f"UNSAFE.getInt{'Volatile' if mode.endswith('Volatile') else ''}({unsafe_place(place)})")
    if isinstance(place, Element):
        index = place.index.java
        return ReadBy(place, f"java.lang.reflect.Array.getInt(A, {index})" if means == "field"
                      else f"(int) VH_E.{mode}(A, {index})")
    if means == "field":
        return ReadBy(place, f"RF_{letter}.getInt({register or 'null'})")
    if means == "method":
        return ReadBy(place, f"(int) GET_{letter}.invokeExact({register or ''})")
    return ReadBy(place, f"(int) VH_{letter}.{mode}({register or ''})")


def write_by(means, place, value, mode):
    register, letter = receiver(place)
    before = f"{register}, " if register else ""
    if means == "unsafe":
        kind = "Volatile" if mode.endswith("Volatile") else ""
        return WriteBy(place, value, f"UNSAFE.putInt{kind}({unsafe_place(place)}, {{}})")
    if isinstance(place, Element):
        index = place.index.java
        return WriteBy(place, value, f"java.lang.reflect.Array.setInt(A, {index}, {{}})" if means == "field"
                       else f"VH_E.{mode}(A, {index}, {{}})")
    if means == "field":
        return WriteBy(place, value, f"RF_{letter}.setInt({register or 'null'}, {{}})")
    if means == "method":
        return WriteBy(place, value, f"SET_{letter}.invokeExact({before}{{}})")
    return WriteBy(place, value, f"VH_{letter}.{mode}({before}{{}})")


def update_by(means, place, name, arguments):
    count, type, change = (UNSAFE_UPDATES if means == "unsafe" else UPDATES)[name]
    given = arguments[:count]
    register, letter = receiver(place)
    texts = [argument.java for argument in given]
    if means == "unsafe":
        java = f"UNSAFE.{name}({', '.join([unsafe_place(place)] + texts)})"
    elif isinstance(place, Element):
        java = f"({type}) VH_E.{name}({', '.join(['A', place.index.java] + texts)})"
    else:
        java = f"({type}) VH_{letter}.{name}({', '.join([register] * bool(register) + texts)})"
    return Atomic(java, type, place, given, change)


class HolderReadBy(ReadBy):
    """Of the static field of a holder class, which must be initialised then, as if it were named."""

    def __init__(self, place, means):
        holder = place.holder.name
        super().__init__(place, f"KF_{holder}.getInt(null)" if means == "field" else f"(int) KG_{holder}.invokeExact()")


class NewBy(New):
    """An object made by reflection, a method handle, a proxy for one, or a constructor reference."""

    WAYS = {"reflection": "(Node) MADE_R{0}.newInstance({1})", "handle": "(Node) MADE_H{0}.invokeExact({1})",
            "proxy": "(Node) MADE_P{0}.make({1})", "reference": "(Node) MADE_F{0}.make({1})"}

    def __init__(self, register, value, leaks_to, way):
        super().__init__(register, value, leaks_to)
        self.way = way

    def lines(self):
        arguments = self.value.java + (", true" if self.leaks_to else "")
        return [f"{self.register} = {self.WAYS[self.way].format(2 if self.leaks_to else 1, arguments)};"]


if not METHOD_HANDLES:
    NewBy.WAYS = {way: text for way, text in NewBy.WAYS.items() if way not in ("handle", "proxy")}

DECLARATIONS = {
    "UNSAFE": "static final Unsafe UNSAFE = unsafe()",
    "VH_E": "static final VarHandle VH_E = MethodHandles.arrayElementVarHandle(int[].class)",
}
NEEDS = {}
for _name, _owner, _field in (("x", "CLASS_NAME", "x"), ("y", "CLASS_NAME", "y"), ("v", "CLASS_NAME", "v"),
                              ("Na", "Node", "a"), ("Nv", "Node", "v"), ("Nf", "Node", "f")):
    _found = f'field({_owner}.class, "{_field}")'
    _offset = "staticFieldOffset" if _owner == "CLASS_NAME" else "objectFieldOffset"
    DECLARATIONS |= {
        f"RF_{_name}": f"static final Field RF_{_name} = {_found}",
        f"VH_{_name}": f"static final VarHandle VH_{_name} = varHandle({_found})",
        f"GET_{_name}": f"static final MethodHandle GET_{_name} = getter({_found})",
        f"SET_{_name}": f"static final MethodHandle SET_{_name} = setter({_found})",
        f"BASE_{_name}": f"static final Object BASE_{_name} = UNSAFE.staticFieldBase({_found})",
        f"OFF_{_name}": f"static final long OFF_{_name} = UNSAFE.{_offset}({_found})"}
    _static = (_name,) if _owner == "CLASS_NAME" else ()
    NEEDS |= {f"{_kind}_{_name}": _static for _kind in ("RF", "VH", "GET", "SET")}
    NEEDS |= {f"{_kind}_{_name}": ("UNSAFE",) + _static for _kind in ("BASE", "OFF")}
for _number, _types in (("1", "int.class"), ("2", "int.class, boolean.class")):
    _constructor, _maker = f"constructor({_types})", f"Maker{_number}"
    DECLARATIONS |= {
        f"MADE_R{_number}": f"static final Constructor<?> MADE_R{_number} = {_constructor}",
        f"MADE_H{_number}": f"static final MethodHandle MADE_H{_number} = constructing({_constructor})",
        f"MADE_P{_number}": f"static final {_maker} MADE_P{_number} = "
                            f"MethodHandleProxies.asInterfaceInstance({_maker}.class, constructing({_constructor}))",
        f"MADE_F{_number}": f"static final {_maker} MADE_F{_number} = Node::new"}


def _helper(header, result):
    return [header + " {", "  try {", f"    return {result};", "  } catch (ReflectiveOperationException e) {",
            "    throw new AssertionError(e);", "  }", "}"]


SUPPORT = {
    "field": _helper("static Field field(Class<?> of, String name)", "of.getDeclaredField(name)"),
    "varHandle": _helper("static VarHandle varHandle(Field of)", "MethodHandles.lookup().unreflectVarHandle(of)"),
    "getter": _helper("static MethodHandle getter(Field of)", "MethodHandles.lookup().unreflectGetter(of)"),
    "setter": _helper("static MethodHandle setter(Field of)", "MethodHandles.lookup().unreflectSetter(of)"),
    "constructor": _helper("static Constructor<?> constructor(Class<?>... types)",
                           "Node.class.getDeclaredConstructor(types)"),
    "constructing": _helper("static MethodHandle constructing(Constructor<?> of)",
                            "MethodHandles.lookup().unreflectConstructor(of)"),
    "unsafe": _helper("static Unsafe unsafe()", "(Unsafe) accessible(field(Unsafe.class, \"theUnsafe\")).get(null)"),
    "accessible": ["static Field accessible(Field field) {", "  field.setAccessible(true);", "  return field;", "}"],
    "Maker1": ["public interface Maker1 { Object make(int k); }"],
    "Maker2": ["public interface Maker2 { Object make(int k, boolean leak); }"],
}
