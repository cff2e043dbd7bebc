// Main has the read lock and keeps it. A writer that stands first in the queue keeps further readers out, so that it
// matters whether the reader or the writer comes first, although neither changes the state of the lock.
//
// outcome: in
// outcome: deadlock

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReaderBehindWriter {
  public static void main(String[] args) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    Thread writer = new Thread(() -> lock.writeLock().lock());
    writer.setDaemon(true);
    new Thread(() -> {
      lock.readLock().lock();
      Check.outcome("in");
    }).start();
    writer.start();
  }
}
