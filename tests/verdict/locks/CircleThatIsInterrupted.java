import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads come to wait for each other's lock, and that is not the end: main will interrupt one of them, whose call ends by that. Only
 * a circle of calls that go on until they succeed is a deadlock while others run.
 */
public class CircleThatIsInterrupted { // expect: no-violation
  static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

  public static void main(String[] args) {
    Thread first = new Thread(() -> {
      try {
        a.lockInterruptibly();
        try {
          b.lockInterruptibly();
          b.unlock();
        } finally {
          a.unlock();
        }
      } catch (InterruptedException asked) {
        // It has given back what it had.
      }
    });
    first.start();
    new Thread(() -> {
      b.lock();
      a.lock();
      a.unlock();
      b.unlock();
    }).start();
    first.interrupt();
  }
}
