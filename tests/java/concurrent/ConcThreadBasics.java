// sanitize: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Threads: creation, names, priorities, daemon flags, groups, start and join, and what is refused. */
public class ConcThreadBasics {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static class Worker extends Thread {
    final int number;
    int result;

    Worker(int number) {
      super("worker-" + number);
      this.number = number;
    }

    @Override
    public void run() {
      for (int i = 1; i <= number; i++) result += i;
    }
  }

  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void identity() {
    Thread main = Thread.currentThread();
    System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " "
        + main.getThreadGroup().getName() + " " + main.isAlive() + " " + main.isInterrupted() + " " + main.getState()
        + " " + main);
    main.setName("renamed");
    System.out.println(Thread.currentThread().getName());
    main.setName("main");
    Thread t = new Thread(() -> {});
    Thread named = new Thread(() -> {}, "named");
    System.out.println(t.getName().matches("Thread-\\d+") + " " + named.getName() + " " + t.getPriority() + " "
        + t.isAlive() + " " + t.getState() + " " + (t.getId() != named.getId()) + " " + t.isDaemon() + " "
        + (t.getStackTrace().length == 0));
    named.setPriority(Thread.MAX_PRIORITY);
    named.setDaemon(true);
    System.out.println(named.getPriority() + " " + named.isDaemon() + " " + named);
    attempt("priority 11", () -> t.setPriority(11));
    attempt("null name", () -> t.setName(null));
    attempt("null group name", () -> new ThreadGroup(null, "x"));
  }

  static void running() throws InterruptedException {
    Worker[] workers = new Worker[5];
    for (int i = 0; i < workers.length; i++) (workers[i] = new Worker(i * 10)).start();
    int sum = 0;
    for (Worker w : workers) {
      w.join();
      sum += w.result;
    }
    System.out.println(sum + " " + workers[3].getState() + " " + workers[3].isAlive() + " "
        + workers[3].getThreadGroup());
    attempt("start twice", workers[0]::start);
    attempt("daemon late", () -> workers[0].setDaemon(true));
    Thread direct = new Thread(() -> LOG.add("ran in " + Thread.currentThread().getName()), "other");
    direct.run();
    direct.start();
    direct.join();
    direct.join(10);
    new Thread().run();
    System.out.println(LOG);
    Thread self = new Thread(() -> {
      try {
        Thread.currentThread().setDaemon(true);
      } catch (IllegalThreadStateException e) {
        LOG.add("running already " + e.getMessage());
      }
    });
    self.start();
    self.join();
    System.out.println(LOG.get(LOG.size() - 1));
    attempt("negative join", () -> {
      try {
        self.join(-1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  static void groups() throws InterruptedException {
    ThreadGroup outer = new ThreadGroup("outer");
    ThreadGroup inner = new ThreadGroup(outer, "inner");
    inner.setMaxPriority(4);
    Object gate = new Object();
    Thread[] threads = new Thread[3];
    synchronized (gate) {
      for (int i = 0; i < threads.length; i++) {
        threads[i] = new Thread(i == 0 ? outer : inner, () -> {
          synchronized (gate) {
            LOG.add(Thread.currentThread().getName());
          }
        }, "g" + i);
        threads[i].start();
      }
      Thread[] found = new Thread[10];
      System.out.println(outer.activeCount() + " " + inner.activeCount() + " " + outer.activeGroupCount() + " "
          + outer.enumerate(found, true) + " " + inner.enumerate(found, false) + " " + threads[1].getPriority() + " "
          + threads[1]);
    }
    for (Thread t : threads) t.join();
    System.out.println(outer.parentOf(inner) + " " + inner.getParent().getName() + " " + outer.getParent().getName()
        + " " + outer.getParent().getParent().getName() + " " + outer.getParent().getParent().getParent() + " "
        + inner);
  }

  public static void main(String[] args) throws InterruptedException {
    identity();
    running();
    groups();
    Thread.yield();
    Thread.onSpinWait();
    Thread.sleep(0);
    System.out.println("done");
  }
}
