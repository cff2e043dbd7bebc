"""A pool of Executors.newFixedThreadPool, and what is submitted to it.

After the documentation of ThreadPoolExecutor: while fewer than its threads run, a new task starts another one, which
runs it; else the task stands in the queue, and threads take tasks from it first come, first served. A task begins with
its thread's interrupt status clear, unless the pool was stopped (shutdownNow). A future is what FutureTask is:
new, and then once and for all done, failed or cancelled.

A task that is executed (not submitted) throws nothing: while the thread that died of it is replaced, a newcomer could
overtake the queue. A task is submitted at one place of the program. Each worker is a
thread of the machine with code for all tasks.
"""
from calls import ABSORBED, TIMEOUT, UNREADY, WAITING, Indivisible, Waiting
from machine import ALIVE, BLOCKED, Label
from statements import REGISTERS, Do, code_all, indented
from threads import end

RUNNING, SHUTDOWN, STOP, TIDYING, TERMINATED_POOL = 0, 1, 2, 3, 4
PENDING, DONE, FAILED, CANCELLED, CANCELLING = 0, 1, 2, 3, 4
NOBODY = 0

SUBMITTED, EXECUTED, SUPPLIED = "submit", "execute", "supplyAsync"


class Task:
    """The static method `task<number>`, which gives the value of i0."""

    def __init__(self, number, how, body):
        self.number, self.how, self.body = number, how, body
        self.name, self.future = f"task{number}", f"f{number}"

    def lines(self):
        result, give = ("void", []) if self.how == EXECUTED else ("Integer", ["  return i0;"])
        return [f"static {result} {self.name}() {{"] + REGISTERS + indented(self.body) + give + ["}"]


class Layout:
    """Where the pool's part of a state is: its state, the queue, the threads it has begun and those that live; for each
    task its future's status, its value, and the thread that runs it, as its number + 1; for each worker its first task."""

    def __init__(self, machine, tasks, workers):
        self.state, self.queue = machine.slot(RUNNING), machine.slot(())
        self.begun, self.living = machine.slot(0), machine.slot(0)
        self.tasks = {task.number: (machine.slot(PENDING), machine.slot(0), machine.slot(NOBODY)) for task in tasks}
        self.workers = workers
        self.first = [machine.slot(0) for _ in workers]


def worker_code(c, pool, tasks, index):
    """What a thread of the pool does."""
    again, leave, chosen = Label(), Label(), c.machine.slot(0)
    starts = {task.number: Label() for task in tasks}
    c.put(again)

    def take(s):
        if s[pool.first[index]]:
            s[chosen], s[pool.first[index]] = s[pool.first[index]], 0
        elif s[pool.state] >= STOP or s[pool.state] == SHUTDOWN and not s[pool.queue]:
            s[c.pc] = leave.pc
        elif s[pool.queue]:
            s[chosen], s[pool.queue] = s[pool.queue][0], s[pool.queue][1:]
        else:
            return BLOCKED
    c.step(take)

    def clean(s):
        s[c.interrupted] = int(s[pool.state] >= STOP)
    c.step(clean)

    def go(s):
        number, s[chosen] = s[chosen], 0
        s[c.pc] = starts[number].pc
    c.quiet(go)
    for task in tasks:
        c.put(starts[task.number])
        run_task(c, pool, task, again)
    c.put(leave)

    def gone(s):
        s[pool.living] -= 1
    c.step(gone)
    try_terminate(c, pool)
    end(c)


def run_task(c, pool, task, again):
    status, value, runner = pool.tasks[task.number]
    finished, registers = Label(), []

    def begin(s):
        if s[status] != PENDING:
            s[c.pc] = again.pc
        else:
            s[runner] = c.number + 1
    c.step(begin)
    outer, c.scope = c.scope, f"{task.name}."
    label, slot = c.guarded(lambda: code_all(task.body, c), None)
    result = c.register("i0")
    registers += [each for key, each in c.registers.items() if key.startswith(c.scope)]
    c.scope = outer

    def forget(s):
        for each in registers:
            s[each] = 0

    def complete(s):
        if s[status] == PENDING:
            s[status], s[value] = DONE, s[result]
        forget(s)
    c.step(complete)
    c.jump(finished)
    c.put(label)

    def fail(s):
        s[slot] = 0
        forget(s)
        if s[status] == PENDING:
            s[status] = FAILED
    c.step(fail)
    c.put(finished)

    def let_go(s):
        """Not before the thread that is about to interrupt the task has done so."""
        if s[status] == CANCELLING:
            return BLOCKED
        s[runner] = NOBODY
    c.step(let_go)
    c.jump(again)


class Submit:
    """execute, submit or CompletableFuture.supplyAsync."""

    REJECTED = "java.util.concurrent.RejectedExecutionException"

    def __init__(self, task, program):
        self.task, self.program = task, program

    def lines(self):
        task, method = self.task, f"{self.program}::{self.task.name}"
        if task.how == EXECUTED:
            return [f"POOL.execute({method});"]
        if task.how == SUPPLIED:
            return [f"CompletableFuture<Integer> {task.future} = CompletableFuture.supplyAsync({method}, POOL);"]
        return [f"Future<Integer> {task.future} = POOL.submit({method});"]

    def code(self, c):
        pool = c.machine.pool

        def step(s):
            if s[pool.state] != RUNNING:
                return c.throw(s, self.REJECTED)
            if s[pool.begun] == len(pool.workers):
                s[pool.queue] += (self.task.number,)
                return None
            worker = pool.workers[s[pool.begun]]
            s[pool.first[s[pool.begun]]] = self.task.number
            s[pool.begun] += 1
            s[pool.living] += 1
            s[worker.status] = ALIVE
            worker.advance(s)
        c.step(step)


class InvokeAll:
    """Submits tasks one after the other and waits for each; how they end is seen by their futures alone. If one is
    rejected, all are cancelled."""

    def __init__(self, tasks, program):
        self.tasks, self.program = tasks, program

    def lines(self):
        methods = ", ".join(f"{self.program}::{task.name}" for task in self.tasks)
        return ([f"List<Future<Integer>> all{self.tasks[0].number} = POOL.invokeAll(List.of({methods}));"]
                + [f"Future<Integer> {task.future} = all{self.tasks[0].number}.get({index});"
                   for index, task in enumerate(self.tasks)])

    def code(self, c):
        def submit():
            for task in self.tasks:
                Submit(task, self.program).code(c)
        end = Label()
        label, slot = c.guarded(submit, None)
        for task in self.tasks:
            status = c.machine.pool.tasks[task.number][0]
            c.step(lambda s, status=status: None if s[status] != PENDING else BLOCKED)
        c.jump(end)
        c.put(label)
        for task in self.tasks:
            Do(Cancel(task, True)).code(c)
        c.rethrow(slot)
        c.put(end)


class Shutdown:
    java = "POOL.shutdown()"

    def lines(self):
        return ["POOL.shutdown();"]

    def code(self, c):
        pool = c.machine.pool

        def step(s):
            s[pool.state] = max(s[pool.state], SHUTDOWN)
        c.step(step)
        try_terminate(c, pool)


def try_terminate(c, pool):
    """A thread that finds that nothing is left to do tidies up, and says so then; others run meanwhile."""
    mine = c.machine.slot(0)

    def begin(s):
        if SHUTDOWN <= s[pool.state] < TIDYING and s[pool.living] == 0 and not s[pool.queue]:
            s[pool.state], s[mine] = TIDYING, 1
    c.step(begin)

    def done(s):
        if s[mine]:
            s[pool.state], s[mine] = TERMINATED_POOL, 0
    c.step(done, local=lambda s: not s[mine])


class ShutdownNow:
    """Makes the pool stop, interrupts its threads one by one, and takes what is still in the queue: so many."""
    java, type = "POOL.shutdownNow().size()", "int"

    def code(self, c):
        pool, slot = c.machine.pool, c.temporary()

        def stop(s):
            s[pool.state] = max(s[pool.state], STOP)
        c.step(stop)
        for worker in pool.workers:
            def interrupt(s, worker=worker):
                if s[worker.status] == ALIVE:
                    s[worker.interrupted] = 1
            c.step(interrupt)

        def drain(s):
            s[slot], s[pool.queue] = len(s[pool.queue]), ()
        c.step(drain)
        try_terminate(c, pool)
        return lambda s: s[slot]


def of_pool(java, at_least):
    return Indivisible(java, "boolean", "POOL", lambda s, at: s[at] >= at_least)


def is_shutdown():
    return of_pool("POOL.isShutdown()", SHUTDOWN)


def is_terminated():
    return of_pool("POOL.isTerminated()", TERMINATED_POOL)


def await_termination():
    return Waiting("POOL.awaitTermination(1, TimeUnit.SECONDS)", "boolean", "POOL",
                   lambda s, at: s[at] == TERMINATED_POOL, lambda s, at: True, timed=False, interrupts=UNREADY)


# -- futures: the slots of the task's number are found when the code is made


class OfTask:
    """A call of a task's future: `make(status, value)` gives the functions ready and change of a Waiting."""

    def __init__(self, task, java, type, ready, change, timed=None, interrupts=WAITING):
        self.task, self.java, self.type = task, f"{task.future}.{java}", type
        self.ready, self.change, self.timed, self.interrupts = ready, change, timed, interrupts

    def code(self, c):
        status, name = c.machine.pool.tasks[self.task.number][0], self.task.future
        c.machine.statics[name] = status
        if self.ready is None:
            return Indivisible(self.java, self.type, name, self.change).code(c)
        return Waiting(self.java, self.type, name, self.ready, self.change, (), self.timed, self.interrupts).code(c)


def _over(s, at):
    return s[at] != PENDING


def _result(failed, cancelled="java.util.concurrent.CancellationException"):
    def change(s, at):
        return {DONE: s[at + 1], FAILED: failed}.get(s[at], cancelled)
    return change


def get(task, timed=False):
    return OfTask(task, "get(1, TimeUnit.SECONDS)" if timed else "get()", "int", _over,
                  _result("java.util.concurrent.ExecutionException"), timed=TIMEOUT if timed else None)


def join(task):
    return OfTask(task, "join()", "int", _over, _result("java.util.concurrent.CompletionException"), interrupts=ABSORBED)


def get_now(task):
    def change(s, at):
        return _result("java.util.concurrent.CompletionException")(s, at) if s[at] != PENDING else 9
    return OfTask(task, "getNow(9)", "int", None, change)


def complete(task, value):
    def change(s, at):
        if s[at] != PENDING:
            return False
        s[at], s[at + 1] = DONE, value
        return True
    return OfTask(task, f"complete({value})", "boolean", None, change)


def is_done(task):
    return OfTask(task, "isDone()", "boolean", None, lambda s, at: s[at] != PENDING)


def is_cancelled(task):
    return OfTask(task, "isCancelled()", "boolean", None, lambda s, at: s[at] in (CANCELLED, CANCELLING))


class Cancel:
    type = "boolean"

    def __init__(self, task, interrupts):
        self.task, self.interrupts = task, interrupts
        self.java = f"{task.future}.cancel({'true' if interrupts else 'false'})"

    def code(self, c):
        status, _, runner = c.machine.pool.tasks[self.task.number]
        slot, threads = c.temporary(), c.machine.threads

        def claim(s):
            s[slot] = s[status] == PENDING
            if s[slot]:
                s[status] = CANCELLING if self.interrupts else CANCELLED
        c.step(claim)
        if self.interrupts:
            def interrupt(s):
                if s[slot] and s[runner] != NOBODY:
                    s[threads[s[runner] - 1].interrupted] = 1
            c.step(interrupt, local=lambda s: not s[slot])

            def cancelled(s):
                if s[slot]:
                    s[status] = CANCELLED
            c.step(cancelled, local=lambda s: not s[slot])
        return lambda s: s[slot]
