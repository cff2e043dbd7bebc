import java.util.concurrent.locks.LockSupport;

// Who is interrupted has a permit as well, even if the interrupt ended a sleep or a wait.
public class ConcInterruptPermit {
  public static void main(String[] args) throws InterruptedException {
    Thread.currentThread().interrupt();
    System.out.println(Thread.interrupted());
    LockSupport.park();
    System.out.println("went on");

    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1000000);
      } catch (InterruptedException e) {
        LockSupport.park();
        System.out.println("went on behind the sleep");
      }
    });
    sleeper.start();
    while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
    sleeper.interrupt();
    sleeper.join();

    // When the interrupt finds the thread parked, it takes nothing along.
    Thread parked = new Thread(() -> {
      LockSupport.park();
      System.out.println(Thread.interrupted());
      LockSupport.parkNanos(1000000);
      System.out.println("timed out");
    });
    parked.start();
    while (parked.getState() != Thread.State.WAITING) Thread.sleep(1);
    parked.interrupt();
    parked.join();
  }
}
