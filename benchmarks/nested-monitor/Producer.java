package nestedmonitor;

class Producer extends Thread {
  private final Buffer buffer;
  private final int first;
  private final int items;

  Producer(String name, Buffer buffer, int first, int items) {
    super(name);
    this.buffer = buffer;
    this.first = first;
    this.items = items;
  }

  @Override
  public void run() {
    try {
      for (int i = 0; i < items; i++) {
        buffer.put(first + i);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
