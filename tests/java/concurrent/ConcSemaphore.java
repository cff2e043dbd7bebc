import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Semaphore: permits in bulk, time limits, draining, negative starts, fairness, a pool of resources. */
public class ConcSemaphore {
  static final class Pool {
    private final Semaphore free;
    private final List<String> items = new ArrayList<>();

    Pool(int n) {
      free = new Semaphore(n, true);
      for (int i = 0; i < n; i++) items.add("r" + i);
    }

    String take() throws InterruptedException {
      free.acquire();
      synchronized (items) {
        return items.remove(items.size() - 1);
      }
    }

    void give(String s) {
      synchronized (items) {
        items.add(s);
      }
      free.release();
    }
  }

  static void pool() throws InterruptedException {
    Pool pool = new Pool(2);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Thread[] threads = new Thread[5];
    for (int i = 0; i < 5; i++) {
      (threads[i] = new Thread(() -> {
        try {
          for (int r = 0; r < 4; r++) {
            String item = pool.take();
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            inside.decrementAndGet();
            pool.give(item);
          }
        } catch (InterruptedException e) {
          most.set(99);
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    Collections.sort(pool.items);
    System.out.println("pool " + pool.items + " never more than two " + (most.get() <= 2) + " free "
        + pool.free.availablePermits());
  }

  public static void main(String[] args) throws InterruptedException {
    Semaphore s = new Semaphore(3);
    s.acquire();
    System.out.println(s.availablePermits() + " " + s.tryAcquire(3) + " " + s.tryAcquire(2) + " " + s.tryAcquire() + " "
        + s.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + s.tryAcquire(2, 1, TimeUnit.MILLISECONDS));
    s.release(5);
    System.out.println(s.availablePermits() + " " + s.drainPermits() + " " + s.drainPermits() + " "
        + s.toString().replaceAll(".*\\[", "["));
    Semaphore debt = new Semaphore(-2);
    System.out.println(debt.tryAcquire() + " " + debt.availablePermits());
    debt.release(3);
    System.out.println(debt.tryAcquire() + " " + debt.isFair());
    for (Runnable r : List.<Runnable>of(() -> s.release(-1), () -> s.tryAcquire(-1),
        () -> new Semaphore(Integer.MAX_VALUE).release())) {
      try {
        r.run();
      } catch (IllegalArgumentException | Error e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    // A thread that wants many waits until there are as many.
    Semaphore many = new Semaphore(0, true);
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    Thread greedy = new Thread(() -> {
      many.acquireUninterruptibly(3);
      log.add("greedy");
      many.release(1);
    });
    greedy.start();
    while (!many.hasQueuedThreads()) Thread.yield();
    Thread modest = new Thread(() -> {
      many.acquireUninterruptibly();
      log.add("modest");
    });
    modest.start();
    while (many.getQueueLength() < 2) Thread.yield();
    many.release(2);
    System.out.println(many.availablePermits() + " " + log + " queue " + many.getQueueLength());
    many.release(1);
    greedy.join();
    modest.join();
    System.out.println(log + " " + many.availablePermits());
    pool();
    // Two semaphores make two threads alternate.
    Semaphore a = new Semaphore(1);
    Semaphore b = new Semaphore(0);
    StringBuffer text = new StringBuffer();
    Thread first = new Thread(() -> {
      for (int i = 0; i < 6; i++) {
        a.acquireUninterruptibly();
        text.append(i);
        b.release();
      }
    });
    Thread second = new Thread(() -> {
      for (int i = 0; i < 6; i++) {
        b.acquireUninterruptibly();
        text.append((char) ('a' + i));
        a.release();
      }
    });
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(text);
  }
}
