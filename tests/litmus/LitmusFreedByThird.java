// The holder of a monitor parks in it until a third thread gives it a permit; main wants the monitor meanwhile.
//
// The third sets x to 1, gives the permit, sets x to 2. The holder looks when it has the permit: 1 or 2. Main comes
// before the holder: it sees 0, 1 or 2, and the holder does not see less. Or behind it: main sees 1 or 2, and not less
// than the holder did.
//
// outcome: main 0 holder 1
// outcome: main 0 holder 2
// outcome: main 1 holder 1
// outcome: main 1 holder 2
// outcome: main 2 holder 1
// outcome: main 2 holder 2

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusFreedByThird {
  static final Object LOCK = new Object();
  static volatile int x;
  static int byHolder, byMain;

  public static void main(String[] args) throws InterruptedException {
    Thread holder = new Thread(() -> {
      synchronized (LOCK) {
        LockSupport.park();
        byHolder = x;
      }
    });
    Thread third = new Thread(() -> {
      x = 1;
      LockSupport.unpark(holder);
      x = 2;
    });
    holder.start();
    third.start();
    synchronized (LOCK) {
      byMain = x;
    }
    holder.join();
    third.join();
    Check.outcome("main " + byMain + " holder " + byHolder);
  }
}
