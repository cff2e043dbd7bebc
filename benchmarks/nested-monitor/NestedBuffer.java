package nestedmonitor;

class NestedBuffer extends Buffer {
  NestedBuffer(int size) {
    super(size);
  }

  @Override
  synchronized void put(int item) throws InterruptedException {
    free.down(); // bug: waits with the monitor of the buffer in hand
    store(item);
    filled.up();
  }

  @Override
  synchronized int get() throws InterruptedException {
    filled.down(); // bug: the same here
    int item = fetch();
    free.up();
    return item;
  }
}
