import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * CountDownLatch and CyclicBarrier: start signals, phases with an action, breaking by interrupt, time-out and failure.
 */
public class ConcLatchBarrier {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static void latches() throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(3);
    int[] results = new int[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      new Thread(() -> {
        try {
          go.await();
          results[me] = me * me + 1;
        } catch (InterruptedException e) {
          results[me] = -1;
        } finally {
          done.countDown();
        }
      }).start();
    }
    System.out.println(done.getCount() + " " + done.await(1, TimeUnit.MILLISECONDS) + " " + Arrays.toString(results));
    go.countDown();
    done.await();
    System.out.println(Arrays.toString(results) + " " + done.getCount() + " " + done.await(0, TimeUnit.SECONDS) + " "
        + go.toString().replaceAll(".*\\[", "["));
    go.countDown();
    System.out.println(go.getCount());
    try {
      new CountDownLatch(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void phases() throws InterruptedException {
    int[] cells = {1, 2, 3};
    int[] next = new int[3];
    CyclicBarrier barrier = new CyclicBarrier(3, () -> {
      System.arraycopy(next, 0, cells, 0, 3);
      LOG.add(Arrays.toString(cells));
    });
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        try {
          for (int r = 0; r < 4; r++) {
            next[me] = cells[(me + 1) % 3] + cells[(me + 2) % 3];
            barrier.await();
          }
        } catch (InterruptedException | BrokenBarrierException e) {
          LOG.add(e.toString());
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(LOG + " " + barrier.getParties() + " " + barrier.getNumberWaiting() + " " + barrier.isBroken());
    LOG.clear();
  }

  static Thread waiter(CyclicBarrier barrier, String name) {
    Thread t = new Thread(() -> {
      try {
        barrier.await();
        LOG.add(name + " passed");
      } catch (InterruptedException e) {
        LOG.add(name + " interrupted");
      } catch (BrokenBarrierException e) {
        LOG.add(name + " broken");
      }
    });
    t.start();
    return t;
  }

  static void report(CyclicBarrier barrier) {
    Collections.sort(LOG);
    System.out.println(LOG + " " + barrier.isBroken());
    LOG.clear();
  }

  static void breaking() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    Thread a = waiter(barrier, "a");
    while (barrier.getNumberWaiting() < 1) Thread.yield();
    Thread b = waiter(barrier, "b");
    while (barrier.getNumberWaiting() < 2) Thread.yield();
    a.interrupt();
    a.join();
    b.join();
    report(barrier);
    try {
      barrier.await();
    } catch (BrokenBarrierException e) {
      System.out.println("still broken " + e.getMessage());
    }
    barrier.reset();
    Thread c = waiter(barrier, "c");
    while (barrier.getNumberWaiting() < 1) Thread.yield();
    try {
      barrier.await(2, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      LOG.add("main timed out");
    }
    c.join();
    report(barrier);
    barrier.reset();
    Thread d = waiter(barrier, "d");
    while (barrier.getNumberWaiting() < 1) Thread.yield();
    barrier.reset();
    d.join();
    report(barrier);
    CyclicBarrier failing = new CyclicBarrier(2, () -> {
      throw new IllegalStateException("action fails");
    });
    Thread e = waiter(failing, "e");
    while (failing.getNumberWaiting() < 1) Thread.yield();
    try {
      failing.await();
    } catch (IllegalStateException x) {
      LOG.add("main: " + x.getMessage());
    }
    e.join();
    report(failing);
    CyclicBarrier one = new CyclicBarrier(1);
    System.out.println(one.await() + " " + one.await());
    CyclicBarrier two = new CyclicBarrier(2);
    Thread f = waiter(two, "f");
    while (two.getNumberWaiting() < 1) Thread.yield();
    System.out.println("arrival index " + two.await());
    f.join();
    report(two);
    try {
      new CyclicBarrier(0);
    } catch (IllegalArgumentException x) {
      System.out.println("no parties");
    }
  }

  public static void main(String[] args) throws Exception {
    latches();
    phases();
    breaking();
  }
}
