/** A thread that is interrupted before it sleeps does not sleep at all. */
public class InterruptedInSleepFixed { // expect: no-violation
  static volatile boolean woken;

  public static void main(String[] args) throws Exception {
    Thread sleeper = new Thread(() -> {
      Thread.currentThread().interrupt();
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        woken = !Thread.currentThread().isInterrupted();
      }
    });
    sleeper.start();
    sleeper.join();
    assert woken;
  }
}
