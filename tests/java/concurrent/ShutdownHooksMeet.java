import java.util.concurrent.CountDownLatch;

// Shutdown hooks run at the same time: each of them waits for the other. Main, which has waited for the last thread of the
// program and now starts them, waits no longer, although there are threads again.
public class ShutdownHooksMeet {
  static final CountDownLatch BOTH = new CountDownLatch(2);

  static class Hook extends Thread {
    @Override
    public void start() {
      super.start();
      Thread.yield();
    }

    @Override
    public void run() {
      BOTH.countDown();
      try {
        BOTH.await();
        System.out.println("met");
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Hook());
    Runtime.getRuntime().addShutdownHook(new Hook());
    new Thread(() -> System.out.println("the last thread")).start(); // main waits for it
  }
}
