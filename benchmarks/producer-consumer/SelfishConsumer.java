package producerconsumer;

class SelfishConsumer extends Consumer {
  private final Total total;

  SelfishConsumer(String name, Buffer buffer, Total total) {
    super(name, buffer);
    this.total = total;
  }

  @Override
  protected synchronized void addToTotal(int value) {
    total.value += value; // bug: the monitor of this consumer keeps no other consumer out
  }
}
