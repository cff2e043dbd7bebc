package readerswriters;

class Reader extends Thread {
  private final Access access;
  private final Store store;
  private final int rounds;

  Reader(String name, Access access, Store store, int rounds) {
    super(name);
    this.access = access;
    this.store = store;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    int last = 0;
    try {
      for (int round = 0; round < rounds; round++) {
        access.beginRead();
        int value = store.read();
        access.endRead();
        assert value >= last : "the value went back from " + last + " to " + value;
        last = value;
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
