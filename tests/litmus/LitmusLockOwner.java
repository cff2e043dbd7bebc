// ReentrantLock.getOwner is for monitoring, and what it tells may be late: the lock is taken first, by compareAndSet, and its owner
// noted then. The other thread takes the lock and keeps it. Who finds it taken may be told of no owner; and who finds it free may
// be told of one a moment later.
//
// outcome: free nobody
// outcome: free writer
// outcome: taken nobody
// outcome: taken writer

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockOwner extends ReentrantLock {
  String owner() {
    Thread owner = getOwner();
    return owner == null ? "nobody" : owner.getName();
  }

  public static void main(String[] args) {
    LitmusLockOwner lock = new LitmusLockOwner();
    Thread writer = new Thread(lock::lock, "writer");
    writer.start();
    Check.outcome((lock.isLocked() ? "taken " : "free ") + lock.owner());
  }
}
