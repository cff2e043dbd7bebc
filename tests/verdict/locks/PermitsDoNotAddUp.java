import java.util.concurrent.locks.LockSupport;

/** Two unparks before the first park leave one permit. */
public class PermitsDoNotAddUp {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      LockSupport.unpark(main);
      LockSupport.unpark(main);
    });
    other.start();
    LockSupport.park();
    LockSupport.park(); // expect: deadlock
    other.join();
  }
}
