package readerswriters;

class Writer extends Thread {
  private final Access access;
  private final Store store;
  private final int rounds;

  Writer(String name, Access access, Store store, int rounds) {
    super(name);
    this.access = access;
    this.store = store;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    try {
      for (int round = 0; round < rounds; round++) {
        access.beginWrite();
        store.increment();
        access.endWrite();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
