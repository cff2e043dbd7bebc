// Two readers and a writer, all of which only try, and keep what they have got. A reader fails only if the writer has
// it; the writer fails if any reader does.
//
// The writer first: both readers fail. A reader first: both readers succeed and the writer fails.
//
// outcome: read true true write false
// outcome: read false false write true

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusTryReadTryWrite {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static boolean r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> r1 = LOCK.readLock().tryLock());
    Thread second = new Thread(() -> r2 = LOCK.readLock().tryLock());
    first.start();
    second.start();
    boolean write = LOCK.writeLock().tryLock();
    first.join();
    second.join();
    Check.outcome("read " + r1 + " " + r2 + " write " + write);
  }
}
