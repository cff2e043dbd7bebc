package linkedlist;

class Builder extends Thread {
  private final NumberList list;
  private final int from;
  private final int to;

  Builder(String name, NumberList list, int from, int to) {
    super(name);
    this.list = list;
    this.from = from;
    this.to = to;
  }

  @Override
  public void run() {
    for (int value = from; value < to; value++) {
      list.append(value);
    }
  }
}
