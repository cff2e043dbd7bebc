import java.util.concurrent.locks.LockSupport;

/** One unpark before or after the park, and a flag that says what it was for. */
public class PermitsDoNotAddUpFixed { // expect: no-violation
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      ready = true;
      LockSupport.unpark(main);
    });
    other.start();
    while (!ready) LockSupport.park();
    other.join();
  }
}
