import java.util.concurrent.CountDownLatch;

/** Daemon threads do not keep the program alive; others do, also when they outlive main. */
public class ConcDaemonExit {
  static volatile long spins;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch running = new CountDownLatch(3);
    Thread spinning = new Thread(() -> {
      running.countDown();
      while (true) spins++;
    }, "spinning");
    Thread waiting = new Thread(() -> {
      running.countDown();
      synchronized (ConcDaemonExit.class) {
        try {
          while (true) ConcDaemonExit.class.wait();
        } catch (InterruptedException e) {
          System.out.println("interrupted?");
        } finally {
          System.out.println("finally of a daemon never runs");
        }
      }
    }, "waiting");
    Thread parent = new Thread(() -> {
      Thread child = new Thread(() -> {
        try {
          Thread.sleep(600_000);
          System.out.println("slept?");
        } catch (InterruptedException e) {
          System.out.println("interrupted?");
        }
      });
      System.out.println("child of a daemon is a daemon: " + child.isDaemon());
      child.start();
      running.countDown();
    }, "parent");
    for (Thread t : new Thread[] {spinning, waiting, parent}) {
      t.setDaemon(true);
      t.start();
    }
    running.await();
    Thread main = Thread.currentThread();
    Thread last = new Thread(() -> {
      try {
        main.join();
        System.out.println("main has ended, alive " + spinning.isAlive() + " " + waiting.isAlive());
        Thread.sleep(5);
      } catch (InterruptedException e) {
        System.out.println("interrupted?");
      }
      System.out.println("the last thread that counts ends");
    });
    System.out.println(last.isDaemon() + " " + spinning.isDaemon());
    last.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    System.out.println("main ends");
  }
}
