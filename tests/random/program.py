"""A whole program: its Java text, and its machine."""
import re

import access
import completables
import maps
import meetings
import own
import queues
import stamped
import watching
from classes import UNTOUCHED
from machine import Machine
from pools import Layout, worker_code
from statements import REGISTERS, code_all, indented
from threads import end

# What a program may name, and how it is declared if it does.
DECLARATIONS = {
    "x": "static int x", "y": "static int y", "v": "static volatile int v", "l": "static long l",
    "flag": "static volatile boolean flag", "mark": "static boolean mark",
    "n": "static Node n", "vn": "static volatile Node vn", "z": "static int[] z",
    "o0": "static int o0", "o1": "static int o1", "o2": "static int o2", "o3": "static int o3",
    "A": "static final int[] A = new int[2]",
    "H": "static final Node H = new Node(0)",
    "L0": "static final Object L0 = new Object()", "L1": "static final Object L1 = new Object()",
    "CLASS": "static final Class<?> CLASS = CLASS_NAME.class",
    "ME": "static final CLASS_NAME ME = new CLASS_NAME()",
    "AI": "static final AtomicInteger AI = new AtomicInteger()", "AL": "static final AtomicLong AL = new AtomicLong()",
    "AR": "static final AtomicReference<Node> AR = new AtomicReference<>()",
    "U": 'static final AtomicIntegerFieldUpdater<Node> U = AtomicIntegerFieldUpdater.newUpdater(Node.class, "v")',
    "VX": 'static final VarHandle VX = handle()',
    "R0": "static final ReentrantLock R0 = new ReentrantLock()", "C0": "static final Condition C0 = R0.newCondition()",
    "R1": "static final ReentrantLock R1 = new ReentrantLock()", "C1": "static final Condition C1 = R1.newCondition()",
    "W": "static final ReentrantReadWriteLock W = new ReentrantReadWriteLock()",
    "S": "static final Semaphore S = new Semaphore(1)", "SF": "static final Semaphore SF = new Semaphore(1, true)",
    "D": "static final CountDownLatch D = new CountDownLatch(2)",
    "B": "static final CyclicBarrier B = new CyclicBarrier(2)",
    "MAIN": "static final Thread MAIN = Thread.currentThread()",
}
NEEDS = {"C0": ("R0",), "C1": ("R1",), "VX": ("x",), **access.NEEDS, **completables.NEEDS}  # and stand behind them
SLOTS = {}  # of objects of the library, which are there if the program names them
for _module in (completables, maps, meetings, own, queues, stamped):
    DECLARATIONS |= {_name: _declaration for _name, (_declaration, _) in _module.SHARED.items()}
    SLOTS |= {_name: _values for _name, (_, _values) in _module.SHARED.items() if _values}
DECLARATIONS |= access.DECLARATIONS
SUPPORT = {**access.SUPPORT, **maps.SUPPORT, **own.SUPPORT, **queues.SUPPORT, **watching.SUPPORT}  # methods and classes

# In every program: a class of objects; throwing without the compiler's knowledge that nothing comes after it, or may
# not.
EVERYWHERE = """\
static class Node {
  final int f;
  int a;
  volatile int v;
  long w;
  Node next;
  Node(int k) { a = 1; f = k; }
  Node(int k, boolean leak) { a = 1; n = this; f = k; }
}
static void raise(RuntimeException e) { throw e; }
static void raise(Error e) { throw e; }
static void may() throws InterruptedException, BrokenBarrierException, ExecutionException, TimeoutException {}
@SuppressWarnings("unchecked")
static <E extends Throwable> void sneak(Throwable e) throws E { throw (E) e; }""".splitlines()

VAR_HANDLE = """\
static VarHandle handle() {
  try {
    return MethodHandles.lookup().findStaticVarHandle(CLASS_NAME.class, "x", int.class);
  } catch (ReflectiveOperationException e) {
    throw new AssertionError(e);
  }
}""".splitlines()

IMPORTS = ["import java.lang.invoke.*;", "import java.util.concurrent.*;", "import java.util.concurrent.atomic.*;",
           "import java.util.concurrent.locks.*;", "import weaveproof.Check;"]
MORE_IMPORTS = {"Field": "java.lang.reflect.Field", "Constructor": "java.lang.reflect.Constructor",
                "List": "java.util.List", "Unsafe": "sun.misc.Unsafe", "Verify": "gov.nasa.jpf.vm.Verify"}


def words_in(lines):
    return set(re.findall(r"\w+", "\n".join(lines)))


class Program:
    """`daemons`, `subclass` (those that override Thread.run) and `launched` (those that have no static field and are
    given an object) are numbers of threads; thread 0 is main. A pool has `workers` threads, and runs `tasks`."""

    def __init__(self, name, bodies, daemons, launched, methods, holders, subclass, tasks=(), workers=1):
        self.name, self.bodies, self.daemons, self.launched = name, bodies, daemons, launched
        self.methods, self.holders, self.subclass = methods, holders, subclass
        self.tasks, self.workers = tasks, workers

    def java(self):
        inside = []
        for holder in self.holders:
            inside += holder.lines()
        for method in self.methods:
            inside += method.lines()
        for task in self.tasks:
            inside += task.lines()
        for number, body in enumerate(self.bodies):
            given, parameter = ("given", "Node given") if number in self.launched else ("", "")
            header = f"static void body{number}({parameter})" if number else "public static void main(String[] args)"
            registers = [line.replace("p0 = null", "p0 = given") for line in REGISTERS] if given else REGISTERS
            inside += [f"{header} throws Throwable {{"] + registers + indented(body) + ["}"]
            if number > 0:
                inside += [f"static void run{number}({parameter}) {{", f"  try {{ body{number}({given}); }}",
                           "  catch (Throwable e) { CLASS_NAME.<Error>sneak(e); }", "}"]
        words, support = self.named(inside)
        lines = [f"public class {self.name} {{"]
        for name, declaration in sorted(DECLARATIONS.items(), key=lambda item: (item[0] in NEEDS, item[0])):
            if name in words:
                lines.append(f"  {declaration};")
        for holder in self.holders:
            field = f'field({holder.name}.class, "f")'
            lines += [f"  static final Field KF_{holder.name} = {field};"] * (f"KF_{holder.name}" in words)
            lines += [f"  static final MethodHandle KG_{holder.name} = getter({field});"] * (f"KG_{holder.name}" in words)
        if "POOL" in words:
            lines.append(f"  static final ExecutorService POOL = Executors.newFixedThreadPool({self.workers});")
        for number in range(1, len(self.bodies)):
            if number in self.launched:
                continue
            if number in self.subclass:
                thread = f"new Thread() {{ public void run() {{ run{number}(); }} }}"
            else:
                thread = f"new Thread({self.name}::run{number})"
            lines.append(f"  static final Thread T{number} = {thread};")
            if number in self.daemons:
                lines.append(f"  static {{ T{number}.setDaemon(true); }}")
        lines += ["  " + line for line in (VAR_HANDLE if "VX" in words else []) + EVERYWHERE + support + inside]
        imports = IMPORTS + [f"import {MORE_IMPORTS[word]};" for word in sorted(MORE_IMPORTS) if word in words]
        return "\n".join(imports + [""] + lines + ["}"]).replace("CLASS_NAME", self.name) + "\n"

    def named(self, inside):
        """All words of the program, with those of the declarations that it needs, and the methods and classes for it."""
        words, support = words_in(inside) | {"n"}, {}  # a constructor of Node names n
        while True:
            wanted = [name for name in words if name in NEEDS or name in DECLARATIONS]
            more = set().union(*[NEEDS.get(name, ()) for name in wanted], words_in(DECLARATIONS.get(name, "") for name in wanted))
            if any(word.startswith(("KF_", "KG_")) for word in words):
                more |= {"field", "getter", "Field"}
            for name in words | more:
                if name in SUPPORT and name not in support:
                    support[name] = SUPPORT[name]
                    more |= words_in(SUPPORT[name])
            if more <= words:
                return words, [line for name in sorted(support) for line in support[name]]
            words |= more

    def machine(self):
        threads, text = len(self.bodies), self.java()
        machine = Machine(threads + self.workers * bool(self.tasks))
        statics, words = machine.statics, words_in([text])
        machine.parks, machine.queues_seen = "LockSupport.park" in text, bool(words & {"getQueueLength", "hasQueuedThreads"})
        for name in ("x", "y", "v", "l", "flag", "mark", "n", "vn", "z", "o0", "o1", "o2", "o3", "AI", "AL", "AR"):
            statics[name] = machine.slot(0)
        statics["A"] = machine.object([0, 0])
        statics["H"] = machine.object([0, 1, 0, 0, 0])
        for name in ("L0", "L1", "CLASS", "ME"):
            statics[name] = machine.object([])

        def block(name, *values):
            statics[name] = machine.slot(values[0])
            for value in values[1:]:
                machine.slot(value)
        block("R0", 0, 0, (), ())
        block("R1", 0, 0, (), ())
        block("W", 0, 0, (), (0,) * len(machine.threads))
        block("S", 1, ())
        block("SF", 1, ())
        block("D", 2)
        block("B", 2, 0, 0)
        for name in SLOTS:
            if name in words:
                block(name, *SLOTS[name])
        workers = machine.threads[threads:]
        if "POOL" in words:
            machine.pool = Layout(machine, self.tasks, workers)
            statics["POOL"] = machine.pool.state
        for holder in self.holders:
            block(holder.name, UNTOUCHED)
            block(holder.name + ".f", 0)
        for number, body in enumerate(self.bodies):
            c = machine.threads[number]
            code_all(body, c)
            end(c)
        for index, c in enumerate(workers):
            worker_code(c, machine.pool, self.tasks, index)
        for number in self.daemons:
            machine.initial[machine.threads[number].daemon] = 1
        return machine
