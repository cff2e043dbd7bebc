package boundedbuffer;

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

  int sum() {
    return sum;
  }
}
