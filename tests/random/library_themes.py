"""What the themes of java.util.concurrent's queues, maps, pools, … offer; see themes.py. Calls are many steps under
weaveproof, so `calls_left` is small."""
import completables
import meetings
import pools
import stamped
from expressions import Constant, Get, Operation, Register, Static
from maps import LIST_CALLS, MAP_CALLS, list_call, map_call
from own import OwnAcquire, OwnRelease, OwnSection
from queues import BLOCKING, OTHERS
from statements import Assign, Do, If, Throw, Try
from threads import Ask

BY_CALLS = "java.lang.Exception"


class LibraryThemes:
    def call(self, *makers):
        """Offers calls as long as some are left."""
        def offer(make):
            def made():
                self.calls_left -= 1
                return make()
            return made
        return [offer(make) for make in makers] if self.calls_left > 0 else []

    def element(self):
        return self.pick(Constant(1), Constant(2), Constant(3), Operation("+", self.register(), Constant(1)))

    def used(self, call):
        """A statement that does something with the result, and survives an exception if it is one to expect."""
        if call.type == "void":
            statement = Do(call)
        elif call.type == "boolean":
            statement = If(call, [Assign(self.register(), Constant(self.pick(5, 6)))]) if self.chance(0.8) else None
        else:
            statement = Assign(self.register(), Operation("+", call, Constant(3)) if self.chance(0.3) else call)
        return statement or Assign(Static("mark", "boolean"), call)

    def survived(self, statement, name="java.lang.InterruptedException", often=0.8):
        """Mostly caught, where a thread may interrupt or something may fail."""
        if not self.chance(often):
            return statement
        return Try(self.number(), [statement], name, [Assign(self.register(), Constant(7))])

    def interruptible(self, statement):
        return self.survived(statement) if "interrupts" in self.themes else statement

    # -- queues

    def of_queues(self, depth):
        queue = self.queue
        put = lambda: self.interruptible(Do(queue.put(self.element())))
        offer = lambda: self.used(queue.offer(self.element()))
        poll, peek = lambda: self.used(queue.poll()), lambda: self.used(queue.peek())
        if queue.name in OTHERS:
            more = [lambda: self.used(queue.is_empty())]
            if queue.name == "QQ":
                more += [lambda: self.used(queue.offer_first(self.element())), lambda: self.used(queue.poll_last())]
            return self.call(offer, offer, poll, poll, peek, *more)
        take = lambda: self.interruptible(self.used(queue.take()))
        makers = [put, put, take, take, offer, poll, peek, lambda: self.used(queue.size()),
                  lambda: self.interruptible(self.used(queue.poll(True))), lambda: Do(queue.clear())]
        if queue.blocks():
            makers += [lambda: self.used(queue.remaining()), lambda: self.interruptible(self.used(queue.offer(self.element(), True))),
                       lambda: self.survived(Do(queue.add(self.element())), "java.lang.IllegalStateException")]
        if queue.name == "QD":
            makers += [lambda: self.used(queue.offer_first(self.element())), lambda: self.used(queue.poll_last())]
            if "interrupts" in self.themes:
                makers = makers[4:]
        return self.call(*makers)

    def choose_queue(self):
        return self.pick(*BLOCKING.values(), *BLOCKING.values(), *OTHERS.values())

    # -- where threads meet

    def of_meetings(self, depth):
        if self.meeting == "EX":
            timed = self.chance(0.25)
            swap = lambda: self.survived(self.used(meetings.exchange(self.element(), timed)), BY_CALLS,
                                         0.8 if timed or "interrupts" in self.themes else 0)
            return self.call(swap)
        put = lambda: self.interruptible(Do(meetings.hand_over("put", self.element())))
        take = lambda: self.interruptible(self.used(meetings.receive("take")))
        offer = lambda: self.interruptible(self.used(meetings.hand_over(self.pick("offer", "timed"), self.element())))
        poll = lambda: self.interruptible(self.used(meetings.receive(self.pick("poll", "timed"))))
        return self.call(put, put, take, take, offer, poll)

    def of_phaser(self, depth):
        """Main and the first thread are its parties; a party that has arrived without waiting does not come again."""
        if not self.may_spin:
            return []
        wait = lambda: self.interruptible(self.survived(self.used(meetings.await_advance(
            0, self.pick("", "interruptibly", "timed"))), BY_CALLS, 0.7))
        look = lambda: Assign(self.register(), meetings.phase())
        if self.me > 1 or self.arrived:
            return self.call(wait, look)

        def last():
            self.arrived = True
            return Assign(self.register(), meetings.arrive(self.chance(0.5)))
        both = lambda: Assign(self.register(), meetings.ArriveAndAwait())
        return self.call(both, both, wait, look, *[last] * (depth == 0))

    # -- maps and lists

    def of_maps(self, depth):
        def one():
            name = self.pick(*MAP_CALLS)
            return self.used(map_call(self.map, name, self.pick(Constant(1), Constant(1), Constant(2)),
                                      [self.element(), self.element()]))
        return self.call(one, one)

    def of_lists(self, depth):
        return self.call(lambda: self.used(list_call(self.pick("add", *LIST_CALLS), [self.element()])))

    # -- stamped locks, own synchronizers

    def of_stamped(self, depth):
        if depth > 1 or self.stamped or not self.may_spin:
            return []

        def inside(most=1):
            self.stamped = True
            body = self.block(max(depth, 1), most)
            self.stamped = False
            return body

        def section():
            how = self.pick("", "", "", "try", "Interruptibly" if "interrupts" in self.themes else "")
            return self.interruptible(stamped.StampLocked(self.number(), self.pick("r", "w", "w"), how, inside()))

        def optimistic():
            reads = [Assign(Register(name), Get(self.counter())) for name in ("i0", "i1")]
            return stamped.Optimistic(self.number(), reads, [self.keep(self.counter())], [Assign(Register("i0"), Constant(9))])

        def upgrade():
            return stamped.Upgrade(self.number(), [self.read()], inside(), [Assign(self.register(), Constant(8))])
        return self.call(section, section, optimistic, upgrade)

    def of_own(self, depth):
        if depth > 2:
            return []

        def section():
            how = self.pick("", "", "", "Nanos", "try", "Interruptibly" if "interrupts" in self.themes else "")
            return self.interruptible(OwnSection(self.pick("OM", "OM", "OF", "OS"), how, self.block(depth, 1)))
        return self.call(section, section, section,
                         lambda: self.interruptible(OwnAcquire(self.pick("OL", "OL", "OS"), "interrupts" in self.themes)),
                         lambda: OwnRelease(self.pick("OL", "OL", "OS")))

    # -- pools and futures

    def of_pool(self, depth):
        result = []
        if depth == 0 and len(self.tasks) < 3 and self.may_spin:
            result += [self.submit] * 3
            if len(self.tasks) < 2 and "interrupts" not in self.themes:
                result.append(self.invoke_all)
        if self.futures:
            result += [self.of_future] * 3
        ask = self.pick(pools.is_shutdown, pools.is_terminated)
        result += [lambda: self.used(ask())]
        if self.chance(0.15):
            result += [pools.Shutdown, lambda: self.used(pools.ShutdownNow())]
        return self.call(*result)

    def task(self, how):
        task = pools.Task(len(self.tasks) + 1, how, self.task_body(how, len(self.tasks) + 5))
        self.tasks.append(task)
        if how != pools.EXECUTED:
            self.futures.append(task)
        return task

    def submit(self):
        how = self.pick(pools.SUBMITTED, pools.SUBMITTED, pools.EXECUTED, pools.SUPPLIED)
        return pools.Submit(self.task(how), self.name)

    def invoke_all(self):
        self.calls_left -= 1
        return pools.InvokeAll([self.task(pools.SUBMITTED) for _ in range(2)], self.name)

    def task_body(self, how, me):
        """What needs no other thread, nor anything but fields."""
        (themes, self.themes), (mine, self.me) = (self.themes, {"long"}), (self.me, me)
        body = [self.pick(self.update, self.record, self.read, self.write, self.keep_one)()
                for _ in range(self.random.randint(1, 2))]
        if self.chance(0.3):
            body.append(Assign(Register("i0"), Constant(4)))
        if "interrupts" in themes or self.chance(0.2):
            body.append(If(Ask("interrupted"), [Assign(Register("i0"), Constant(6))]))
        if how != pools.EXECUTED and self.chance(0.3):
            body.append(If(Operation("==", Get(self.counter()), Constant(self.pick(0, 1))),
                           [Throw("java.lang.IllegalStateException")]))
        self.themes, self.me = themes, mine
        return body

    def keep_one(self):
        return Assign(Register("i0"), Operation("+", Get(self.counter()), Constant(4)))

    def of_future(self):
        task = self.random.choice(self.futures)
        if task.how == pools.SUPPLIED:
            call = self.pick(lambda: pools.join(task), lambda: pools.join(task), lambda: pools.get(task, self.chance(0.3)),
                             lambda: pools.complete(task, self.pick(2, 3)), lambda: pools.get_now(task),
                             lambda: pools.is_done(task))()
        else:
            call = self.pick(lambda: pools.get(task), lambda: pools.get(task), lambda: pools.get(task, True),
                             lambda: pools.Cancel(task, self.chance(0.5)), lambda: pools.is_done(task),
                             lambda: pools.is_cancelled(task))()
        return self.survived(self.used(call), BY_CALLS, 0.9)

    def close_pool(self, main):
        """Mostly main shuts the pool down in the end, and may wait for its end."""
        if self.chance(0.95):
            main.append(pools.Shutdown())
        if self.chance(0.5):
            main.append(self.interruptible(If(pools.await_termination(), [Assign(Register("i1"), Constant(8))])))

    def of_completable(self, depth):
        stage = self.pick("CA", "CB", "CC")
        wait = lambda: self.survived(self.used(self.pick(
            completables.join(stage), completables.join(stage), completables.get(self.chance(0.3)),
            completables.recovered())), BY_CALLS, 0.7)
        return self.call(wait, wait, lambda: self.used(completables.complete(self.pick(1, 2))),
                         lambda: self.used(completables.complete(self.pick(1, 2))),
                         lambda: self.used(completables.fail()), lambda: self.used(completables.is_done()),
                         lambda: self.survived(self.used(completables.get_now()), BY_CALLS, 0.7))
