package wronglock;

class Counting extends Thread {
  private final Counter counter;
  private final Object lock;

  Counting(String name, Counter counter, Object lock) {
    super(name);
    this.counter = counter;
    this.lock = lock;
  }

  @Override
  public void run() {
    synchronized (lock) { // bug: when this is not the lock of the counter
      counter.value++;
    }
  }
}
