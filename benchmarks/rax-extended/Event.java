package raxextended;

/** Counts how often it has been signalled. */
abstract class Event {
  protected volatile int count;

  synchronized void signal() {
    count = count + 1;
    notifyAll();
  }

  /** Returns once it has been signalled so often. */
  abstract void await(int times) throws InterruptedException;
}
