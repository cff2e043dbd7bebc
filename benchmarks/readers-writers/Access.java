package readerswriters;

/** Who may use the store. Readers stay out while a writer is inside or waits to be. */
abstract class Access {
  private int activeReaders;
  private int waitingWriters;
  private boolean writing;

  abstract void beginRead() throws InterruptedException;

  synchronized void endRead() {
    activeReaders--;
    notifyAll();
  }

  synchronized void beginWrite() throws InterruptedException {
    waitingWriters++;
    while (writing || activeReaders > 0) {
      wait();
    }
    waitingWriters--;
    writing = true;
  }

  synchronized void endWrite() {
    writing = false;
    notifyAll();
  }

  protected final synchronized void awaitWriters() throws InterruptedException {
    while (writing || waitingWriters > 0) {
      wait();
    }
  }

  protected final synchronized void countReader() {
    activeReaders++;
  }
}
