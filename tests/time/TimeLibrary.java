// The library's waits: all of them park, wait or sleep in the end.
//
// reductions: local, locks, full
//
// last: tryLock false
// last: tryLock in time true
// last: latch true
// last: poll null then 7
// last: get timeout then 4
// last: semaphore false
// last: terminated true
// last: scheduled cba
// last: worker kept
// last: gave up
// last: naps true
// patient: tryLock false
// patient: tryLock in time true
// patient: latch true
// patient: poll null then 7
// patient: get timeout then 4
// patient: semaphore false
// patient: terminated true
// patient: scheduled cba
// patient: worker kept
// patient: gave up
// patient: naps true
import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class TimeLibrary {
  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static boolean tryLock(long heldFor, long limit) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    CountDownLatch held = new CountDownLatch(1);
    Thread owner = new Thread(() -> {
      lock.lock();
      held.countDown();
      sleep(heldFor);
      lock.unlock();
    });
    owner.start();
    held.await();
    boolean got = lock.tryLock(limit, SECONDS);
    if (got) lock.unlock();
    owner.join();
    return got;
  }

  static ThreadPoolExecutor pool() {
    return new ThreadPoolExecutor(0, 2, 5, SECONDS, new SynchronousQueue<>());
  }

  public static void main(String[] args) throws Exception {
    switch (Check.choose(0, 10)) {
      case 0 -> Check.outcome("tryLock " + tryLock(2000, 1));
      case 1 -> Check.outcome("tryLock in time " + tryLock(1000, 2));
      case 2 -> {
        CountDownLatch latch = new CountDownLatch(2);
        for (int i = 0; i < 2; ++i) new Thread(latch::countDown).start();
        Check.outcome("latch " + latch.await(1, SECONDS));
      }
      case 3 -> {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
          sleep(3000);
          queue.add(7);
        }).start();
        Check.outcome("poll " + queue.poll(2, SECONDS) + " then " + queue.poll(2, SECONDS));
      }
      case 4 -> {
        FutureTask<Integer> task = new FutureTask<>(() -> {
          sleep(3000);
          return 4;
        });
        new Thread(task).start();
        String first;
        try {
          first = "" + task.get(2, SECONDS);
        } catch (TimeoutException e) {
          first = "timeout";
        }
        Check.outcome("get " + first + " then " + task.get(2, SECONDS));
      }
      case 5 -> Check.outcome("semaphore " + new Semaphore(0).tryAcquire(1, SECONDS));
      case 6 -> {
        ThreadPoolExecutor pool = pool();
        pool.execute(() -> sleep(1000));
        pool.shutdown();
        Check.outcome("terminated " + pool.awaitTermination(2, SECONDS));
      }
      case 7 -> {  // due at 4000, 3500 and 2500
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        StringBuffer said = new StringBuffer();
        pool.schedule(() -> { said.append("a"); }, 4000, TimeUnit.MILLISECONDS);
        sleep(1500);
        pool.schedule(() -> { said.append("b"); }, 2000, TimeUnit.MILLISECONDS);
        pool.schedule(() -> { said.append("c"); }, 1000, TimeUnit.MILLISECONDS);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        Check.outcome("scheduled " + said);
      }
      case 8 -> {  // idle for four seconds: it waits for five
        ThreadPoolExecutor pool = pool();
        pool.submit(() -> { }).get();
        sleep(4000);
        Check.outcome(pool.getPoolSize() == 1 ? "worker kept" : "worker gone");
        pool.shutdown();
      }
      case 9 -> {  // who waits for long does so until the short sleeps are over
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
          for (int i = 0; i < 3; ++i) sleep(100);
          latch.countDown();
        }).start();
        Check.outcome("naps " + latch.await(2, SECONDS));
      }
      default -> {
        ThreadPoolExecutor pool = pool();
        pool.submit(() -> { }).get();
        sleep(6000);
        Check.outcome(pool.getPoolSize() == 1 ? "still there" : "gave up");
        pool.shutdown();
      }
    }
  }
}
