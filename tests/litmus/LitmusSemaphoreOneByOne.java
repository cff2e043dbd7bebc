// Two permits, and two threads that need both and take them one by one. Each has one: neither gets its second. With two
// at once (acquire(2)) this could not happen.
//
// outcome: done
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreOneByOne {
  static final Semaphore PERMITS = new Semaphore(2);

  static void use() {
    PERMITS.acquireUninterruptibly();
    PERMITS.acquireUninterruptibly();
    PERMITS.release(2);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(LitmusSemaphoreOneByOne::use);
    other.start();
    use();
    other.join();
    Check.outcome("done");
  }
}
