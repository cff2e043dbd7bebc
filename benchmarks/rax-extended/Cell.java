package raxextended;

/** Passed to and fro between the two threads of a pair. */
class Cell {
  private int value;

  synchronized void increment(int parity) throws InterruptedException {
    while (value % 2 != parity) {
      wait();
    }
    value = value + 1;
    notifyAll();
  }
}
