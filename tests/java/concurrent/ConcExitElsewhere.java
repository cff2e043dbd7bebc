import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * System.exit in another thread while main waits for ever; hooks still run, in threads of their own; the status is 7.
 */
public class ConcExitElsewhere {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch firstHook = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println("first hook");
      firstHook.countDown();
    }));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        // Hooks run at the same time, so one may wait for another.
        System.out.println("second hook, after the first " + firstHook.await(60, TimeUnit.SECONDS) + ", main is "
            + (mainThread.isAlive() ? "alive" : "dead"));
      } catch (InterruptedException e) {
        System.out.println("interrupted?");
      }
    }));
    Object lock = new Object();
    Thread exiting = new Thread(() -> {
      synchronized (lock) {
        System.out.println("main waits");
        try {
          System.exit(7);
        } finally {
          System.out.println("never printed");
        }
      }
    }, "exiting");
    synchronized (lock) {
      exiting.start();
      while (true) {
        lock.wait();
        System.out.println("never woken");
      }
    }
  }

  static Thread mainThread = Thread.currentThread();
}
