// A ReentrantLock stands in a field, and its holder replaces it by a new one in the middle of its section. Who waits
// for the old one gets it behind the section (2); who comes later takes the new one, and is not kept out: 1 or 2; who
// comes before: 0.
//
// outcome: 0
// outcome: 1
// outcome: 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockReplacedInside {
  static volatile ReentrantLock lock = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      ReentrantLock old = lock;
      old.lock();
      x = 1;
      lock = new ReentrantLock();
      x = 2;
      old.unlock();
    }).start();
    ReentrantLock mine = lock;
    mine.lock();
    Check.outcome(x);
    mine.unlock();
  }
}
