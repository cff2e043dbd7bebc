// Main ends the program while another thread is anywhere in its section; that thread runs on as long as the hook
// does. The hook tries the lock, and looks in any case: with the lock 0 or 2, without it 0, 1 or 2.
//
// outcome: with 0
// outcome: with 2
// outcome: without 0
// outcome: without 1
// outcome: without 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusExitInSection {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.outcome((LOCK.tryLock() ? "with " : "without ") + x)));
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      x = 2;
      LOCK.unlock();
    }).start();
    System.exit(0);
  }
}
