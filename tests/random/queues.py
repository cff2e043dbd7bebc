"""Queues of java.util.concurrent that hold what is put into them. The slot of one is a tuple of its elements, in the order
in which they are taken.

Calls are linearizable, as those of ConcurrentLinkedQueue are documented to be and those of the others are because of
their locks. Which of them begins by looking at the interrupt status is left open by BlockingQueue ("if interrupted while
waiting") and follows from the lock's method that each class calls.
"""
from calls import ENTRY, UNREADY, Indivisible, Waiting


class Queue:
    def __init__(self, name, type, made, capacity=None, ordered=False, wrap="{}", unwrap="num({})", looks=True):
        self.name, self.type, self.made, self.capacity, self.ordered = name, type, made, capacity, ordered
        self.wrap, self.unwrap = wrap, unwrap
        self.looks = looks  # whether put and take begin by looking at the interrupt status
        self.declaration = f"static final {type} {name} = new {made}"

    # what may be asked of it

    def full(self, s, at):
        return self.capacity is not None and len(s[at]) == self.capacity

    def insert(self, s, at, value):
        s[at] += (value,)
        if self.ordered:
            s[at] = tuple(sorted(s[at]))
        return True

    def remove(self, s, at):
        head, s[at] = s[at][0], s[at][1:]
        return head

    # the calls

    def text(self, method, *arguments):
        return f"{self.name}.{method}({', '.join(arguments)})"

    def given(self, value):
        return self.wrap.format(value.java)

    def blocks(self):
        return self.capacity is not None

    def put(self, value):
        if not self.blocks():
            return Indivisible(self.text("add", self.given(value)), "boolean", self.name, self.insert, [value])
        return Waiting(self.text("put", self.given(value)), "void", self.name, lambda s, at: not self.full(s, at),
                       self.insert, [value], interrupts=ENTRY if self.looks else UNREADY)

    def offer(self, value, timed=False):
        if timed and self.blocks():
            return Waiting(self.text("offer", self.given(value), "1", "TimeUnit.SECONDS"), "boolean", self.name,
                           lambda s, at: not self.full(s, at), self.insert, [value], timed=False)
        return Indivisible(self.text("offer", self.given(value)), "boolean", self.name,
                           lambda s, at, v: not self.full(s, at) and self.insert(s, at, v), [value])

    def add(self, value):
        return Indivisible(self.text("add", self.given(value)), "boolean", self.name,
                           lambda s, at, v: "java.lang.IllegalStateException" if self.full(s, at)
                           else self.insert(s, at, v), [value])

    def take(self):
        return Waiting(self.unwrap.format(self.text("take")), "int", self.name, lambda s, at: s[at], self.remove,
                       interrupts=ENTRY if self.looks else UNREADY)

    def poll(self, timed=False):
        if timed:
            return Waiting(self.unwrap.format(self.text("poll", "1", "TimeUnit.SECONDS")), "int", self.name,
                           lambda s, at: s[at], self.remove, timed=0)
        return Indivisible(self.unwrap.format(self.text("poll")), "int", self.name,
                           lambda s, at: self.remove(s, at) if s[at] else 0)

    def peek(self):
        return Indivisible(self.unwrap.format(self.text("peek")), "int", self.name, lambda s, at: s[at][0] if s[at] else 0)

    def is_empty(self):
        return Indivisible(self.text("isEmpty"), "boolean", self.name, lambda s, at: not s[at])

    def size(self):
        return Indivisible(self.text("size"), "int", self.name, lambda s, at: len(s[at]))

    def remaining(self):
        return Indivisible(self.text("remainingCapacity"), "int", self.name, lambda s, at: self.capacity - len(s[at]))

    def clear(self):
        def change(s, at):
            s[at] = ()
            return 0
        return Indivisible(self.text("clear"), "void", self.name, change)


class Deque(Queue):
    """What is put in front comes out first."""

    def offer_first(self, value):
        def change(s, at, v):
            if self.full(s, at):
                return False
            s[at] = (v,) + s[at]
            return True
        return Indivisible(self.text("offerFirst", self.given(value)), "boolean", self.name, change, [value])

    def poll_last(self):
        def change(s, at):
            if not s[at]:
                return 0
            last, s[at] = s[at][-1], s[at][:-1]
            return last
        return Indivisible(self.unwrap.format(self.text("pollLast")), "int", self.name, change)


BLOCKING = {queue.name: queue for queue in (
    Queue("QA", "ArrayBlockingQueue<Integer>", "ArrayBlockingQueue<>(1)", 1),
    Queue("QF", "ArrayBlockingQueue<Integer>", "ArrayBlockingQueue<>(2, true)", 2),
    Queue("QL", "LinkedBlockingQueue<Integer>", "LinkedBlockingQueue<>(1)", 1),
    Deque("QD", "LinkedBlockingDeque<Integer>", "LinkedBlockingDeque<>(1)", 1, looks=False),
    Queue("QP", "PriorityBlockingQueue<Integer>", "PriorityBlockingQueue<>()", ordered=True),
    Queue("QY", "DelayQueue<Due>", "DelayQueue<>()", ordered=True, wrap="new Due({})", unwrap="due({})"))}
OTHERS = {queue.name: queue for queue in (
    Queue("QC", "ConcurrentLinkedQueue<Integer>", "ConcurrentLinkedQueue<>()"),
    Deque("QQ", "ConcurrentLinkedDeque<Integer>", "ConcurrentLinkedDeque<>()"),
    Queue("QT", "LinkedTransferQueue<Integer>", "LinkedTransferQueue<>()"))}

SHARED = {name: (queue.declaration, [()]) for name, queue in {**BLOCKING, **OTHERS}.items()}
SUPPORT = {
    "num": ["static int num(Integer number) { return number == null ? 0 : number; }"],
    "due": ["static int due(Due due) { return due == null ? 0 : due.k; }"],
    "Due": """\
static class Due implements Delayed {
  final int k;
  Due(int k) { this.k = k; }
  public long getDelay(TimeUnit unit) { return 0; }
  public int compareTo(Delayed other) { return Integer.compare(k, ((Due) other).k); }
}""".splitlines(),
}
