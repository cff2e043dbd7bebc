package deos;

/**
 * Gives the processor to one thread at a time. A period is divided among the threads completely: at every moment the
 * ticks that they still have are the ticks that the period still has. That is what time partitioning means.
 *
 * <p>The monitor of the kernel stands for interrupts being off.
 */
class Kernel {
  private final int period;
  private final ThreadTable threads;
  private KernelThread running;
  private int ticksLeft;
  private boolean halted;

  Kernel(int period, int capacity) {
    this.period = period;
    this.threads = new ThreadTable(capacity);
  }

  synchronized void boot() {
    beginPeriod();
    dispatch();
  }

  // Interrupts.

  /** One tick is over; whoever was running has used it. */
  synchronized void tick() {
    running.budget.spend(1);
    ticksLeft--;
    if (ticksLeft == 0) {
      checkPartition();
      beginPeriod();
    }
    dispatch();
    checkPartition();
  }

  /** Power off: kernel calls return at once and fail. */
  synchronized void halt() {
    halted = true;
    notifyAll();
  }

  // Kernel calls, by the application whose thread is given.

  /** A thread that takes part from the next period on; null when the period has no room for it. */
  synchronized KernelThread create(String name, int share) {
    if (threads.isFull() || threads.totalShare() + share > period) {
      return null;
    }
    KernelThread thread = new KernelThread(name, share);
    threads.add(thread);
    return thread;
  }

  /** Waits for the processor. False when there is nothing to wait for any more. */
  synchronized boolean awaitProcessor(KernelThread self) throws InterruptedException {
    while (running != self && !halted && !self.hasEnded()) {
      wait();
    }
    return !halted && !self.hasEnded();
  }

  /** Gives up the rest of the period. */
  synchronized void waitForPeriod(KernelThread self) {
    if (self.canRun()) {
      donate(self, self.budget.remaining());
      self.become(KernelThread.State.WAITING_FOR_PERIOD);
      dispatch();
    }
  }

  /** Lets the slack thread have one tick. */
  synchronized void yield(KernelThread self) {
    if (self.canRun()) {
      donate(self, 1);
      dispatch();
    }
  }

  synchronized int remaining(KernelThread self) {
    return self.budget.remaining();
  }

  /** The thread ends; so many ticks go to the slack thread, and none are left to the thread itself. */
  synchronized void end(KernelThread self, int leftOver) {
    self.budget.giveAway(self.budget.remaining());
    threads.slack().budget.receive(leftOver);
    self.become(KernelThread.State.ENDED);
    dispatch();
    checkPartition();
  }

  synchronized void checkPartition() {
    int owned = threads.totalRemaining();
    assert owned == ticksLeft : owned + " ticks are owned and " + ticksLeft + " are left: " + threads;
  }

  private void beginPeriod() {
    ticksLeft = period;
    threads.beginPeriod();
    threads.slack().budget.receive(period - threads.totalShare());
  }

  private void donate(KernelThread from, int ticks) {
    from.budget.giveAway(ticks);
    threads.slack().budget.receive(ticks);
  }

  private void dispatch() {
    KernelThread next = threads.firstRunnable();
    if (next != running) {
      running = next;
      notifyAll();
    }
  }
}
