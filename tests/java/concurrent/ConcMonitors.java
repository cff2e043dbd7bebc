import java.util.ArrayList;
import java.util.List;

/**
 * Monitors: ownership, reentrance, waiting with nested locks, timed waits, static and instance locks, notify order does
 * not matter.
 */
public class ConcMonitors {
  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void waiting(Object o, long millis) {
    try {
      o.wait(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static synchronized int staticDepth(int n) {
    return n == 0 ? (Thread.holdsLock(ConcMonitors.class) ? 1 : 0) : staticDepth(n - 1) + 1;
  }

  synchronized boolean locked() {
    return Thread.holdsLock(this) && !Thread.holdsLock(ConcMonitors.class);
  }

  synchronized void throwing() {
    throw new IllegalStateException("from synchronized");
  }

  static class Gate {
    private int arrived;
    private int generation;

    /** Returns once all parties have come. */
    synchronized void await(int parties) throws InterruptedException {
      int mine = generation;
      if (++arrived == parties) {
        arrived = 0;
        generation++;
        notifyAll();
        return;
      }
      while (mine == generation) wait();
    }
  }

  public static void main(String[] args) throws Exception {
    Object o = new Object();
    attempt("notify", o::notify);
    attempt("notifyAll", o::notifyAll);
    attempt("wait", () -> waiting(o, 0));
    attempt("negative timeout", () -> {
      synchronized (o) {
        waiting(o, -1);
      }
    });
    attempt("null monitor", () -> {
      Object nothing = null;
      synchronized (nothing) {
        System.out.println("entered");
      }
    });
    attempt("holdsLock(null)", () -> Thread.holdsLock(null));
    ConcMonitors m = new ConcMonitors();
    System.out.println(staticDepth(20) + " " + m.locked() + " " + Thread.holdsLock(m));
    attempt("throwing", m::throwing);
    System.out.println("released " + !Thread.holdsLock(m));
    synchronized (o) {
      synchronized (o) {
        o.wait(5);
        System.out.println("timed out, still holding " + Thread.holdsLock(o));
        o.wait(0, 500_000);
        o.wait(1, 1);
      }
      System.out.println(Thread.holdsLock(o));
    }
    System.out.println(Thread.holdsLock(o));
    // wait gives up only the monitor it is called on, but all of its entries.
    Object outer = new Object();
    boolean[] go = new boolean[1];
    List<String> log = new ArrayList<>();
    Thread waiter = new Thread(() -> {
      synchronized (outer) {
        synchronized (o) {
          synchronized (o) {
            try {
              while (!go[0]) o.wait();
            } catch (InterruptedException e) {
              log.add("interrupted");
            }
            log.add("woken " + Thread.holdsLock(o) + Thread.holdsLock(outer));
          }
        }
      }
    });
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) Thread.yield();
    Thread blocked = new Thread(() -> {
      synchronized (outer) {
        synchronized (o) {
          log.add("second");
        }
      }
    });
    blocked.start();
    while (blocked.getState() != Thread.State.BLOCKED) Thread.yield();
    synchronized (o) {
      log.add("notifier");
      go[0] = true;
      o.notify();
    }
    waiter.join();
    blocked.join();
    System.out.println(log);
    Gate gate = new Gate();
    int[] phases = new int[4];
    boolean[] ok = {true};
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        try {
          for (int phase = 1; phase <= 5; phase++) {
            synchronized (phases) {
              phases[me] = phase;
            }
            gate.await(4);
            synchronized (phases) {
              for (int p : phases) ok[0] &= p >= phase && p <= phase + 1;
            }
            gate.await(4);
          }
        } catch (InterruptedException e) {
          ok[0] = false;
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println("phases in step " + ok[0]);
    synchronized (int[].class) {
      synchronized ("literal") {
        System.out.println(Thread.holdsLock("literal") + " " + Thread.holdsLock(int[].class));
      }
    }
  }
}
