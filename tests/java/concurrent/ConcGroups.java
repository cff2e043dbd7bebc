// jdk: 17
import java.util.concurrent.CountDownLatch;

// Thread groups: who is in them, interrupting and destroying them, and waiting for the last one.
public class ConcGroups {
  public static void main(String[] args) throws Exception {
    ThreadGroup outer = new ThreadGroup("outer"), inner = new ThreadGroup(outer, "inner");
    CountDownLatch running = new CountDownLatch(3);
    for (int i = 0; i < 3; i++) {
      new Thread(i == 0 ? outer : inner, () -> {
        running.countDown();
        try {
          Thread.sleep(1000000);
        } catch (InterruptedException e) {
          // as it should be
        }
      }, "thread " + i).start();
    }
    running.await();
    System.out.println(outer.activeCount() + " " + inner.activeCount() + " " + outer.activeGroupCount());
    Thread[] list = new Thread[5];
    System.out.println(outer.enumerate(list) + " " + outer.enumerate(list, false) + " " + list[0].getName());
    try {
      inner.destroy();
    } catch (IllegalThreadStateException e) {
      System.out.println("in use");
    }
    outer.interrupt();
    synchronized (inner) {
      while (inner.activeCount() > 0) inner.wait();
    }
    synchronized (outer) {
      while (outer.activeCount() > 0) outer.wait();
    }
    outer.destroy();
    System.out.println(outer.isDestroyed() + " " + inner.isDestroyed());
    try {
      new Thread(inner, () -> { });
    } catch (IllegalThreadStateException e) {
      System.out.println("destroyed");
    }
    for (Package p : Package.getPackages()) if (p == null) System.out.println("a package is null");
  }
}
