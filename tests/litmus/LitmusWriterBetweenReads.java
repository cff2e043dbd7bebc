// Two reads under the read lock, each in a section of its own. The writer's section, which writes twice, comes before
// both, between them, or behind them; its middle is never seen, and nothing is seen to go back.
//
// outcome: 00
// outcome: 02
// outcome: 22

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusWriterBetweenReads {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x;

  static int read() {
    LOCK.readLock().lock();
    try {
      return x;
    } finally {
      LOCK.readLock().unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.writeLock().lock();
      x = 1;
      x = 2;
      LOCK.writeLock().unlock();
    }).start();
    int first = read();
    Check.outcome("" + first + read());
  }
}
