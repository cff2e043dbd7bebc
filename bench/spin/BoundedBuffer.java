/**
 * A buffer of a fixed size between producers and consumers that go on for ever. The items are 0 and 1 in turns.
 * Arguments: producers, consumers, size. See bounded_buffer.pml.
 */
public class BoundedBuffer {
  private final int[] items;
  private int in;
  private int out;
  private int count;

  private BoundedBuffer(int size) {
    items = new int[size];
  }

  private synchronized void put(int item) throws InterruptedException {
    while (count == items.length) {
      wait();
    }
    int at = in;
    items[at] = item;
    in = at + 1 == items.length ? 0 : at + 1;
    count++;
    notifyAll();
  }

  private synchronized int get() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int at = out;
    int item = items[at];
    out = at + 1 == items.length ? 0 : at + 1;
    count--;
    notifyAll();
    return item;
  }

  private static final class Producer extends Thread {
    private final BoundedBuffer buffer;

    Producer(BoundedBuffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public void run() {
      try {
        BoundedBuffer mine = buffer;
        int item = 0;
        while (true) {
          mine.put(item);
          item = 1 - item;
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class Consumer extends Thread {
    private final BoundedBuffer buffer;

    Consumer(BoundedBuffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public void run() {
      try {
        BoundedBuffer mine = buffer;
        while (true) {
          assert mine.get() <= 1;
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] arguments) {
    BoundedBuffer buffer = new BoundedBuffer(Integer.parseInt(arguments[2]));
    for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
      new Producer(buffer).start();
    }
    for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
      new Consumer(buffer).start();
    }
  }
}
