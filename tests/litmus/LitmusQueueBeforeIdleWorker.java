// A worker of a pool gives up when nothing else can happen. By then two threads wait for a lock, and either may have come first:
// whoever did gets it first, as the queue of the lock is first in, first out.
//
// outcome: AB
// outcome: BA
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusQueueBeforeIdleWorker {
  static String order = "";
  static Thread worker;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; ++i) {
      String name = i == 0 ? "A" : "B";
      threads[i] = new Thread(() -> {
        lock.lock();
        order += name;
        lock.unlock();
      });
      threads[i].start();
    }
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> worker = new Thread(task));
    pool.allowCoreThreadTimeOut(true);
    pool.prestartCoreThread();
    worker.join();
    lock.unlock();
    for (Thread thread : threads) thread.join();
    Check.outcome(order);
  }
}
