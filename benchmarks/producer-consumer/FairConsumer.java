package producerconsumer;

class FairConsumer extends Consumer {
  private final Total total;

  FairConsumer(String name, Buffer buffer, Total total) {
    super(name, buffer);
    this.total = total;
  }

  @Override
  protected void addToTotal(int value) {
    synchronized (total) {
      total.value += value;
    }
  }
}
