package nestedmonitor;

/** The classic one. Its monitor is its own, apart from the one of whoever uses it. */
class Semaphore {
  private int value;

  Semaphore(int initial) {
    value = initial;
  }

  synchronized void up() {
    value = value + 1;
    notify();
  }

  synchronized void down() throws InterruptedException {
    while (value == 0) {
      wait();
    }
    value = value - 1;
  }
}
