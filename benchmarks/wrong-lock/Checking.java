package wronglock;

class Checking extends Thread {
  private final Counter counter;

  Checking(String name, Counter counter) {
    super(name);
    this.counter = counter;
  }

  @Override
  public void run() {
    synchronized (counter) {
      int before = counter.value;
      counter.value++;
      if (counter.value != before + 1) {
        throw new IllegalStateException("the counter has moved from " + before + " to " + counter.value);
      }
    }
  }
}
