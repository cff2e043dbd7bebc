// park returns when the thread is interrupted, before or while it parks, and leaves the flag as it is. Nothing else
// wakes it here (no spurious returns are assumed), so the flag is always set.
//
// outcome: flag=true

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusInterruptParked {
  static boolean flag;

  public static void main(String[] args) throws InterruptedException {
    Thread parker = new Thread(() -> {
      LockSupport.park();
      flag = Thread.currentThread().isInterrupted();
    });
    parker.start();
    parker.interrupt();
    parker.join();
    Check.outcome("flag=" + flag);
  }
}
