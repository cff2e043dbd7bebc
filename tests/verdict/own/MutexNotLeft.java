/** A thread that finds nothing to do leaves without giving the lock back. */
public class MutexNotLeft {
  static final OwnMutex MUTEX = new OwnMutex();
  static int tasks = 1;

  static void run() {
    MUTEX.lock(); // expect: deadlock
    if (tasks == 0) return;
    tasks--;
    MUTEX.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(MutexNotLeft::run), second = new Thread(MutexNotLeft::run);
    first.start();
    second.start();
    run();
    first.join();
    second.join();
  }
}
