import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the second lock gives back the first and begins again. */
public class ReentrantLocksOpposedFixed { // expect: no-violation
  static int meetings;

  static void both(ReentrantLock first, ReentrantLock second) {
    while (true) {
      first.lock();
      try {
        if (second.tryLock()) {
          try {
            meetings++;
            return;
          } finally {
            second.unlock();
          }
        }
      } finally {
        first.unlock();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    Thread other = new Thread(() -> both(b, a));
    other.start();
    both(a, b);
    other.join();
    assert meetings == 2;
  }
}
