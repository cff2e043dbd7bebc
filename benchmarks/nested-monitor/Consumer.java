package nestedmonitor;

class Consumer extends Thread {
  private final Buffer buffer;
  private final int items;
  private int sum;

  Consumer(String name, Buffer buffer, int items) {
    super(name);
    this.buffer = buffer;
    this.items = items;
  }

  @Override
  public void run() {
    int got = 0;
    try {
      for (int i = 0; i < items; i++) {
        got += buffer.get();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    sum = got;
  }

  /** What it has got in all; for the thread that has joined it. */
  int sum() {
    return sum;
  }
}
