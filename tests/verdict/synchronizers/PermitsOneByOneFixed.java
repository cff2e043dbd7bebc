import java.util.concurrent.Semaphore;

/** Both permits at once. */
public class PermitsOneByOneFixed { // expect: no-violation
  static final Semaphore PERMITS = new Semaphore(2, true);

  static void use() {
    PERMITS.acquireUninterruptibly(2);
    assert PERMITS.availablePermits() == 0;
    PERMITS.release(2);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    assert PERMITS.availablePermits() == 2;
  }
}
