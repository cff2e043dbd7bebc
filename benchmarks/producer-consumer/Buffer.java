package producerconsumer;

/** A ring of items. When all producers have halted and it is empty, consumers get null. */
class Buffer {
  private final Item[] places;
  private int first;
  private int count;
  private int producing;

  Buffer(int places, int producers) {
    this.places = new Item[places];
    this.producing = producers;
  }

  synchronized void put(Item item) throws InterruptedException {
    while (count == places.length) {
      wait();
    }
    places[(first + count) % places.length] = item;
    count++;
    notifyAll();
  }

  synchronized Item take() throws InterruptedException {
    while (count == 0 && producing > 0) {
      wait();
    }
    if (count == 0) {
      return null;
    }
    Item item = places[first];
    places[first] = null;
    first = (first + 1) % places.length;
    count--;
    notifyAll();
    return item;
  }

  /** By each producer, after its last item. */
  synchronized void halt() {
    producing--;
    notifyAll();
  }
}
