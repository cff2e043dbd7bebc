// Main has the read lock and joins a second reader, while a writer waits. The order of entry of a lock that is not fair
// is not specified: the second reader may get in beside main, or be queued behind the writer, which waits for main,
// which waits for the second reader.
//
// outcome: both readers inside
// outcome: deadlock

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReaderBehindWriter {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> LOCK.writeLock().lock());
    Thread reader = new Thread(() -> LOCK.readLock().lock());
    writer.setDaemon(true);
    LOCK.readLock().lock();
    writer.start();
    reader.start();
    reader.join();
    Check.outcome("both readers inside");
  }
}
