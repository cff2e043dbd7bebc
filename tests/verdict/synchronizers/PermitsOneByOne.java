import java.util.concurrent.Semaphore;

/** Two threads need two permits each and take them one by one. */
public class PermitsOneByOne {
  static final Semaphore PERMITS = new Semaphore(2);

  static void use() {
    PERMITS.acquireUninterruptibly();
    PERMITS.acquireUninterruptibly(); // expect: deadlock
    PERMITS.release(2);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
  }
}
