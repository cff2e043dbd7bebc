import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** poll() does not wait for the delay to be over. */
public class DelayNotOver {
  static class Item implements Delayed {
    final long due = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);

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
    producer.join();
    assert QUEUE.poll() != null; // expect: assertion
  }
}
