import java.util.concurrent.Semaphore;

/** finally gives back a permit that tryAcquire has not got. */
public class PermitFromNowhere {
  static final Semaphore PERMITS = new Semaphore(1);

  static void use() {
    try {
      if (!PERMITS.tryAcquire()) return;
    } finally {
      PERMITS.release();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    assert PERMITS.availablePermits() == 1; // expect: assertion
  }
}
