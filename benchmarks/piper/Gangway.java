package piper;

/** A ring of slots. It is empty when both ends meet, and so one slot always stays unused. */
abstract class Gangway {
  private final int[] slots;
  private int first;
  private int last;

  Gangway(int slots) {
    this.slots = new int[slots];
  }

  /** Waits for a slot for one more passenger; called with the monitor held. */
  protected abstract void awaitRoom() throws InterruptedException;

  synchronized void fill(int passenger) throws InterruptedException {
    awaitRoom();
    slots[last] = passenger;
    last = (last + 1) % slots.length;
    notifyAll();
  }

  synchronized int empty() throws InterruptedException {
    while (first == last) {
      wait();
    }
    int passenger = slots[first];
    first = (first + 1) % slots.length;
    notifyAll();
    return passenger;
  }

  protected final boolean isFull() {
    return (last + 1) % slots.length == first;
  }
}
