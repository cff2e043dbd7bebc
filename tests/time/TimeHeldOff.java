// Who waits for a lock of the library has come to where it waits before time passes, in any order.
//
// last: order AB
// last: order BA
// last: took 0 1
// fair: order AB
// fair: order BA
// fair: took 0 1
// reductions: local, locks, full, full --library exact, full --verify-independence
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class TimeHeldOff {
  static String order = "";

  static Thread appends(ReentrantLock lock, String name) {
    Thread thread = new Thread(() -> {
      lock.lock();
      order += name;
      lock.unlock();
    });
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    switch (Check.choose(0, 1)) {
      case 0 -> {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread a = appends(lock, "A"), b = appends(lock, "B");
        Thread.sleep(1000);
        lock.unlock();
        a.join();
        b.join();
        Check.outcome("order " + order);
      }
      default -> {  // the library yields before it parks, which is no wish of the program's
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
          try {
            queue.put(0);
            queue.put(1);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }).start();
        Integer first = queue.poll(1, TimeUnit.SECONDS);
        Check.outcome("took " + first + " " + queue.poll(1, TimeUnit.SECONDS));
      }
    }
  }
}
