package boundedbuffer;

abstract class Buffer {
  private final int[] places;
  private int first;
  private int count;

  Buffer(int places) {
    this.places = new int[places];
  }

  /** Something has changed; called with the monitor held. */
  protected abstract void signal();

  synchronized void put(int item) throws InterruptedException {
    while (count == places.length) {
      wait();
    }
    places[(first + count) % places.length] = item;
    count++;
    signal();
  }

  synchronized int get() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int item = places[first];
    first = (first + 1) % places.length;
    count--;
    signal();
    return item;
  }
}
