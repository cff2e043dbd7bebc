// Monitors, wait sets, and how waits end, in a machine that runs one schedule.
#include "vm/waiting.hpp"

#include "unit/vm/booted.hpp"

namespace weaveproof::vm {
namespace {

class WaitingTest : public BootedTest {
 protected:
  // As Object.wait does it: the thread gives up the monitor, and joins the wait set.
  void wait(Thread& waiter, Ref monitor, std::int64_t deadline = kNever) {
    waiter.status = ThreadStatus::Waiting;
    waiter.waitingFor = monitor;
    waiter.deadline = deadline;
    waiter.arrival = ++vm.arrivals;
  }
  void interrupt(Thread& interrupted) { vm.at(interrupted.object).set<std::uint8_t>(vm.known.threadInterrupted, 1); }

  Ref monitor = object();
  Thread& one = thread();
  Thread& two = thread();
};

TEST_F(WaitingTest, AMonitorIsEnteredSeveralTimes) {
  EXPECT_TRUE(vm.tryEnter(one, monitor));
  EXPECT_TRUE(vm.tryEnter(one, monitor));
  EXPECT_TRUE(vm.owns(one, monitor));
  EXPECT_EQ(lockCount(vm.at(monitor).lock), 2u);
  vm.exitMonitor(one, monitor);
  EXPECT_TRUE(vm.owns(one, monitor));
  vm.exitMonitor(one, monitor);
  EXPECT_EQ(vm.at(monitor).lock, 0u) << "a free monitor leaves no trace";
}

TEST_F(WaitingTest, ASecondThreadWaitsUntilTheMonitorIsFree) {
  ASSERT_TRUE(vm.tryEnter(one, monitor));
  EXPECT_FALSE(vm.tryEnter(two, monitor));
  EXPECT_EQ(two.status, ThreadStatus::Entering);
  EXPECT_EQ(two.waitingFor, monitor);
  EXPECT_FALSE(waysOn(vm, two).has(Way::GoOn));
  vm.exitMonitor(one, monitor);
  EXPECT_TRUE(waysOn(vm, two).has(Way::GoOn));
  goOn(vm, two, Way::GoOn);
  EXPECT_EQ(two.status, ThreadStatus::Runnable);
  EXPECT_EQ(two.waitingFor, 0u);
  EXPECT_TRUE(vm.tryEnter(two, monitor));
}

TEST_F(WaitingTest, OnlyTheOwnerLeaves) {
  EXPECT_EQ(thrownBy([&] { vm.exitMonitor(one, monitor); }), "java/lang/IllegalMonitorStateException");
  ASSERT_TRUE(vm.tryEnter(one, monitor));
  EXPECT_EQ(thrownBy([&] { vm.exitMonitor(two, monitor); }), "java/lang/IllegalMonitorStateException");
  EXPECT_TRUE(vm.owns(one, monitor));
}

TEST_F(WaitingTest, NotifyWakesWhoCameFirst) {
  wait(two, monitor);
  wait(one, monitor);
  vm.notifyOne(monitor);
  EXPECT_EQ(two.status, ThreadStatus::Reentering);
  EXPECT_TRUE(two.wasNotified);
  EXPECT_EQ(one.status, ThreadStatus::Waiting);
  vm.notifyOne(monitor);
  EXPECT_EQ(one.status, ThreadStatus::Reentering);
  vm.notifyOne(monitor);  // no thread waits: nothing happens
}

TEST_F(WaitingTest, NotifyAllWakesThoseOfThisMonitor) {
  Thread& three = thread();
  const Ref another = object();
  wait(one, monitor);
  wait(two, another);
  wait(three, monitor);
  vm.notifyAll(monitor);
  EXPECT_EQ(one.status, ThreadStatus::Reentering);
  EXPECT_EQ(three.status, ThreadStatus::Reentering);
  EXPECT_EQ(two.status, ThreadStatus::Waiting);
}

TEST_F(WaitingTest, WhoWasNotifiedNeedsTheMonitorBack) {
  wait(one, monitor);
  ASSERT_TRUE(vm.tryEnter(two, monitor));
  vm.notifyOne(monitor);
  EXPECT_EQ(one.pending.kind, ActionKind::Relock);
  EXPECT_FALSE(waysOn(vm, one).has(Way::GoOn)) << "the thread that notifies still has it";
  vm.exitMonitor(two, monitor);
  EXPECT_TRUE(waysOn(vm, one).has(Way::GoOn));
}

TEST_F(WaitingTest, AWaitWithoutATimeEndsByNotificationOrInterrupt) {
  wait(one, monitor);
  EXPECT_FALSE(waysOn(vm, one).has(Way::GoOn));
  EXPECT_FALSE(waysOn(vm, one).has(Way::TimeOut));
  EXPECT_FALSE(waysOn(vm, one).has(Way::Interrupt));
  interrupt(one);
  EXPECT_TRUE(waysOn(vm, one).has(Way::Interrupt));
}

TEST_F(WaitingTest, ATimedWaitMayTimeOut) {
  wait(one, monitor, 5'000'000);
  EXPECT_TRUE(waysOn(vm, one).has(Way::TimeOut));
  goOn(vm, one, Way::TimeOut);
  EXPECT_TRUE(one.timedOut);
  EXPECT_EQ(one.deadline, kNever);
  EXPECT_EQ(one.status, ThreadStatus::Reentering) << "it needs the monitor back all the same";
}

TEST_F(WaitingTest, AnInterruptedWaitIsMarked) {
  wait(one, monitor);
  interrupt(one);
  goOn(vm, one, Way::Interrupt);
  EXPECT_TRUE(one.interruptedWait);
  EXPECT_FALSE(one.wasNotified);
  EXPECT_EQ(one.status, ThreadStatus::Reentering);
}

TEST_F(WaitingTest, AParkedThreadNeedsAPermit) {
  one.status = ThreadStatus::Parked;
  EXPECT_FALSE(waysOn(vm, one).has(Way::GoOn));
  EXPECT_FALSE(waysOn(vm, one).has(Way::TimeOut));
  givePermit(vm, one);
  EXPECT_TRUE(waysOn(vm, one).has(Way::GoOn));
}

TEST_F(WaitingTest, AnInterruptEndsAPark) {
  one.status = ThreadStatus::Parked;
  interrupt(one);
  EXPECT_TRUE(waysOn(vm, one).has(Way::GoOn));
  EXPECT_TRUE(isInterrupted(vm, one)) << "and stays";
}

TEST_F(WaitingTest, ASleeperWaitsForItsTimeOrAnInterrupt) {
  EXPECT_FALSE(waitUntil(vm, one, ThreadStatus::Sleeping, 1000));
  EXPECT_EQ(one.status, ThreadStatus::Sleeping);
  EXPECT_TRUE(waysOn(vm, one).has(Way::TimeOut));
  EXPECT_FALSE(waysOn(vm, one).has(Way::GoOn));
  interrupt(one);
  EXPECT_TRUE(waysOn(vm, one).has(Way::GoOn));
}

TEST_F(WaitingTest, AnInterruptIsTakenOnce) {
  EXPECT_FALSE(takeInterrupt(vm, one));
  interrupt(one);
  EXPECT_TRUE(takeInterrupt(vm, one));
  EXPECT_FALSE(takeInterrupt(vm, one));
  EXPECT_FALSE(isInterrupted(vm, one));
}

TEST_F(WaitingTest, AnInitialisationIsAwaitedWhileItRuns) {
  Class& c = classNamed("java/util/OptionalLong");
  const Ref mirror = vm.mirror(c);
  setInitStatus(vm.at(mirror), InitStatus::Running);
  one.status = ThreadStatus::Initializing;
  one.waitingFor = mirror;
  EXPECT_FALSE(waysOn(vm, one).has(Way::GoOn));
  setInitStatus(vm.at(mirror), InitStatus::Failed);
  EXPECT_TRUE(waysOn(vm, one).has(Way::GoOn)) << "it failed: the thread finds out by itself";
}

TEST_F(WaitingTest, WhatAThreadWaitsForIsItsStatus) {
  wait(one, monitor, 7);
  const Wait waits = waitOf(vm, one);
  EXPECT_EQ(waits.status, ThreadStatus::Waiting);
  EXPECT_EQ(waits.object, monitor);
  EXPECT_TRUE(waits.timed);
  EXPECT_EQ(waitOf(vm, two).status, ThreadStatus::Runnable);
}

TEST_F(WaitingTest, DeadlinesDoNotOverflow) {
  vm.clock = 1000;
  EXPECT_EQ(vm.deadlineIn(one, 5, 1'000'000), 5'001'000);
  EXPECT_EQ(vm.deadlineIn(one, INT64_MAX, 1), kNever - 1);
  EXPECT_EQ(vm.deadlineIn(one, INT64_MAX / 2, 1'000'000), kNever - 1);
  EXPECT_EQ(Machine::nanosOf(3), 3'000'000);
  EXPECT_EQ(Machine::nanosOf(INT64_MAX), kNever - 1);
}

// ---- threads

TEST_F(WaitingTest, NumbersAreUsedAgainWhenAThreadHasEnded) {
  const std::uint32_t number = one.number;
  const Ref ended = one.object;
  EXPECT_EQ(vm.threadOf(ended), &one);
  EXPECT_TRUE(isAlive(vm, ended));
  vm.endThread(one);
  EXPECT_FALSE(isAlive(vm, ended));
  EXPECT_EQ(vm.threadOf(ended), nullptr);
  EXPECT_EQ(thread().number, number);
}

TEST_F(WaitingTest, WhoJoinsIsNotifiedAtTheEnd) {
  wait(two, one.object);  // Thread.join waits on the Thread
  vm.endThread(one);
  EXPECT_EQ(two.status, ThreadStatus::Reentering);
}

TEST_F(WaitingTest, AThreadMayWishForALargerStack) {
  const Ref wishes = vm.newCompleteObject(classNamed("java/lang/Thread"));
  vm.at(wishes).set<std::int64_t>(vm.known.threadStackSize, 8 << 20);
  const Thread& large = vm.newThread(wishes);
  EXPECT_GT(large.stackEnd - large.stack, one.stackEnd - one.stack);
  EXPECT_TRUE(vm.hasStackFor(large, wishes));
  EXPECT_FALSE(vm.hasStackFor(one, wishes));
  const Ref greedy = vm.newCompleteObject(classNamed("java/lang/Thread"));
  vm.at(greedy).set<std::int64_t>(vm.known.threadStackSize, INT64_MAX);
  EXPECT_EQ(thrownBy([&] { vm.newThread(greedy); }), "java/lang/OutOfMemoryError");
}

TEST_F(WaitingTest, DaemonsDoNotKeepTheProgramAlive) {
  vm.at(two.object).set<std::uint8_t>(vm.known.threadDaemon, 1);
  EXPECT_TRUE(isDaemon(vm, two));
  EXPECT_TRUE(othersKeepAlive(vm, main)) << "the first of the two is none";
  vm.endThread(one);
  for (const auto& other : vm.threads)
    if (other && other.get() != &main && !isDaemon(vm, *other))
      vm.at(other->object).set<std::uint8_t>(vm.known.threadDaemon, 1);
  EXPECT_FALSE(othersKeepAlive(vm, main));
}

TEST_F(WaitingTest, ADeadlockIsDescribedWithOwners) {
  ASSERT_TRUE(vm.tryEnter(one, monitor));
  ASSERT_FALSE(vm.tryEnter(two, monitor));
  const std::string text = describeDeadlock(vm);
  EXPECT_NE(text.find("waits to lock java.lang.Object@" + std::to_string(monitor) + " held by"), std::string::npos)
      << text;
}

}  // namespace
}  // namespace weaveproof::vm
