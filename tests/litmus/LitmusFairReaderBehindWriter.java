// As LitmusReaderBehindWriter, with a fair lock, of which it is documented: who asks for the read lock waits if there
// is a writer that waits. Main knows that there is one when the second reader starts: no other end than a deadlock. If
// main has not made sure, the reader may come before the writer.
//
// outcome: sure false, both readers inside
// outcome: deadlock

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusFairReaderBehindWriter {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);

  public static void main(String[] args) throws InterruptedException {
    boolean sure = Check.anyBoolean();
    Thread writer = new Thread(() -> LOCK.writeLock().lock());
    Thread reader = new Thread(() -> LOCK.readLock().lock());
    writer.setDaemon(true);
    LOCK.readLock().lock();
    writer.start();
    while (sure && !LOCK.hasQueuedThread(writer)) Thread.yield();
    reader.start();
    reader.join();
    Check.outcome("sure " + sure + ", both readers inside");
  }
}
