import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** take() waits until it is. */
public class DelayNotOverFixed { // expect: no-violation
  static class Item implements Delayed {
    final long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1);

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(due, ((Item) other).due);
    }
  }

  static final DelayQueue<Item> QUEUE = new DelayQueue<>();

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> QUEUE.put(new Item()));
    producer.start();
    Item item = QUEUE.take();
    assert item.getDelay(TimeUnit.NANOSECONDS) <= 0;
    producer.join();
  }
}
