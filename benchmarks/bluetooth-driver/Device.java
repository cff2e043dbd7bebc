package bluetoothdriver;

import java.util.concurrent.atomic.AtomicInteger;

/** The driver's own reference counts as a request too; stopping gives it up and waits for the count to reach zero. */
abstract class Device {
  protected final AtomicInteger pending = new AtomicInteger(1);
  protected volatile boolean stopping;
  private volatile boolean stopped;
  private boolean drained;

  /** Counts a request. False when the device is about to stop and the request must not go on. */
  protected abstract boolean enter();

  void request() {
    if (enter()) {
      assert !stopped : "a request runs on a device that has stopped";
      leave();
    }
  }

  void stop() throws InterruptedException {
    stopping = true;
    leave();
    awaitDrained();
    stopped = true;
  }

  int pending() {
    return pending.get();
  }

  protected final void leave() {
    if (pending.decrementAndGet() == 0) {
      signalDrained();
    }
  }

  private synchronized void signalDrained() {
    drained = true;
    notifyAll();
  }

  private synchronized void awaitDrained() throws InterruptedException {
    while (!drained) {
      wait();
    }
  }
}
