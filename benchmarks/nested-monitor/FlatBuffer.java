package nestedmonitor;

class FlatBuffer extends Buffer {
  FlatBuffer(int size) {
    super(size);
  }

  @Override
  void put(int item) throws InterruptedException {
    free.down();
    synchronized (this) {
      store(item);
    }
    filled.up();
  }

  @Override
  int get() throws InterruptedException {
    filled.down();
    int item;
    synchronized (this) {
      item = fetch();
    }
    free.up();
    return item;
  }
}
