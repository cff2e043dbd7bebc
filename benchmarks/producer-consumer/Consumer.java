package producerconsumer;

/** Takes items until there are no more, and adds each of them to the total. */
abstract class Consumer extends Thread {
  private final Buffer buffer;

  Consumer(String name, Buffer buffer) {
    super(name);
    this.buffer = buffer;
  }

  protected abstract void addToTotal(int value);

  @Override
  public void run() {
    try {
      Item item;
      while ((item = buffer.take()) != null) {
        addToTotal(item.value());
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
