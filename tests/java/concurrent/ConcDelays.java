import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Time: sleeps far enough apart end in order, delay queues release in order, timed waits take at least their time. */
public class ConcDelays {
  static final class Item implements Delayed {
    final String name;
    final long due;

    Item(String name, long millis) {
      this.name = name;
      due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed o) {
      return Long.compare(due, ((Item) o).due);
    }
  }

  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static void sleeps() throws InterruptedException {
    int[] millis = {160, 10, 310};
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int ms = millis[i];
      (threads[i] = new Thread(() -> {
        try {
          Thread.sleep(ms);
          LOG.add("slept " + ms);
        } catch (InterruptedException e) {
          LOG.add("interrupted");
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(LOG);
    LOG.clear();
  }

  static void queue() throws InterruptedException {
    DelayQueue<Item> q = new DelayQueue<>();
    q.put(new Item("third", 300));
    q.put(new Item("first", -5));
    q.put(new Item("second", 50));
    System.out.println(q.size() + " " + q.peek().name + " " + q.poll().name);
    q.put(new Item("far", 3_600_000));
    System.out.println(q.take().name + " " + q.take().name + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS)
        + " " + q.peek().name + " " + q.size());
    CountDownLatch taken = new CountDownLatch(1);
    Thread taker = new Thread(() -> {
      try {
        LOG.add(q.take().name);
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      } finally {
        taken.countDown();
      }
    });
    taker.start();
    while (taker.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    // An earlier element makes the waiting thread look again.
    q.put(new Item("sooner", 5));
    taken.await();
    taker.join();
    q.clear();
    System.out.println(LOG + " " + q.isEmpty());
  }

  static boolean atLeast(long millis, Blocking body) throws InterruptedException {
    long before = System.nanoTime();
    body.run();
    return System.nanoTime() - before >= TimeUnit.MILLISECONDS.toNanos(millis);
  }

  interface Blocking {
    void run() throws InterruptedException;
  }

  public static void main(String[] args) throws InterruptedException {
    sleeps();
    queue();
    Object o = new Object();
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(600_000);
      } catch (InterruptedException e) {
        LOG.add("cut short");
      }
    });
    sleeper.start();
    System.out.println(atLeast(4, () -> Thread.sleep(5)) + " " + atLeast(4, () -> {
      synchronized (o) {
        o.wait(5);
      }
    }) + " " + atLeast(4, () -> sleeper.join(5)) + " "
        + atLeast(4, () -> new CountDownLatch(1).await(5, TimeUnit.MILLISECONDS)) + " "
        + atLeast(0, () -> TimeUnit.MICROSECONDS.sleep(10)));
    sleeper.interrupt();
    sleeper.join();
    long start = System.currentTimeMillis();
    Thread.sleep(20);
    System.out.println(LOG.get(LOG.size() - 1) + " " + (System.currentTimeMillis() - start >= 19) + " "
        + TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMicros(1999) + " "
        + TimeUnit.DAYS.convert(49, TimeUnit.HOURS));
    for (Blocking b : List.<Blocking>of(() -> Thread.sleep(-1), () -> Thread.sleep(1, 1_000_000))) {
      try {
        b.run();
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
