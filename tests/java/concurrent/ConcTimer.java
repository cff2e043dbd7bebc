import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Timer and TimerTask: order, repetition, cancelling from inside and outside, a task that fails. */
public class ConcTimer {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static TimerTask task(Runnable body) {
    return new TimerTask() {
      @Override
      public void run() {
        body.run();
      }
    };
  }

  public static void main(String[] args) throws InterruptedException {
    Timer timer = new Timer("clock");
    CountDownLatch done = new CountDownLatch(1);
    CountDownLatch scheduled = new CountDownLatch(1);
    // Keeps the timer busy until everything is in its queue.
    timer.schedule(task(() -> {
      try {
        scheduled.await();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
    }), 0);
    timer.schedule(task(() -> LOG.add("later in " + Thread.currentThread().getName())), 250);
    timer.schedule(task(() -> LOG.add("soon")), 10);
    timer.schedule(task(() -> LOG.add("past")), new Date(0));
    TimerTask cancelled = task(() -> LOG.add("cancelled task ran"));
    timer.schedule(cancelled, 40);
    System.out.println(cancelled.cancel() + " " + cancelled.cancel() + " purged " + timer.purge());
    timer.schedule(task(done::countDown), 400);
    scheduled.countDown();
    done.await();
    System.out.println(LOG);
    LOG.clear();
    CountDownLatch five = new CountDownLatch(5);
    TimerTask repeating = new TimerTask() {
      int runs;

      @Override
      public void run() {
        runs++;
        LOG.add("run " + runs);
        five.countDown();
        if (runs == 5) LOG.add("cancel " + cancel());
      }
    };
    timer.scheduleAtFixedRate(repeating, 0, 2);
    five.await();
    CountDownLatch after = new CountDownLatch(1);
    timer.schedule(task(after::countDown), 1);
    after.await();
    System.out.println(LOG + " " + repeating.cancel());
    LOG.clear();
    for (Runnable r : List.<Runnable>of(() -> timer.schedule(repeating, 1), () -> timer.schedule(task(() -> {}), -1),
        () -> timer.schedule(task(() -> {}), 0, 0))) {
      try {
        r.run();
      } catch (IllegalArgumentException | IllegalStateException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    CountDownLatch inTask = new CountDownLatch(1);
    timer.schedule(task(() -> {
      LOG.add("last");
      timer.cancel();
      inTask.countDown();
    }), 1);
    inTask.await();
    try {
      timer.schedule(task(() -> LOG.add("never")), 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + LOG);
    }
    Timer failing = new Timer(true);
    Thread[] worker = new Thread[1];
    CountDownLatch failed = new CountDownLatch(1);
    failing.schedule(task(() -> {
      worker[0] = Thread.currentThread();
      worker[0].setUncaughtExceptionHandler((t, e) -> LOG.add("timer died of " + e.getMessage()));
      failed.countDown();
      throw new IllegalStateException("bad task");
    }), 0);
    failed.await();
    worker[0].join();
    try {
      failing.schedule(task(() -> {}), 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + LOG + " " + worker[0].isDaemon());
    }
  }
}
