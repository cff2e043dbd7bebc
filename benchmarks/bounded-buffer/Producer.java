package boundedbuffer;

class Producer extends Thread {
  private final Buffer buffer;
  private final int items;

  Producer(String name, Buffer buffer, int items) {
    super(name);
    this.buffer = buffer;
    this.items = items;
  }

  @Override
  public void run() {
    try {
      for (int i = 1; i <= items; i++) {
        buffer.put(i);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
