import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/**
 * Synchronizers built by hand: a read-write lock with wait and notifyAll, a mutex on the library's queue, a count-up
 * event.
 */
public class ConcReadWriteOwn {
  static final class ReadWrite {
    private int readers;
    private int waitingWriters;
    private boolean writing;

    synchronized void startRead() throws InterruptedException {
      while (writing || waitingWriters > 0) wait();
      readers++;
    }

    synchronized void endRead() {
      if (--readers == 0) notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
      waitingWriters++;
      try {
        while (writing || readers > 0) wait();
      } finally {
        waitingWriters--;
      }
      writing = true;
    }

    synchronized void endWrite() {
      writing = false;
      notifyAll();
    }
  }

  static final class Mutex implements Lock {
    private static final class Sync extends AbstractQueuedSynchronizer {
      private static final long serialVersionUID = 1;

      @Override
      protected boolean tryAcquire(int n) {
        if (!compareAndSetState(0, 1)) return false;
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }

      @Override
      protected boolean tryRelease(int n) {
        if (getExclusiveOwnerThread() != Thread.currentThread()) throw new IllegalMonitorStateException("not mine");
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
      }

      @Override
      protected boolean isHeldExclusively() {
        return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
      }
    }

    private final Sync sync = new Sync();

    @Override
    public void lock() {
      sync.acquire(1);
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      sync.acquireInterruptibly(1);
    }

    @Override
    public boolean tryLock() {
      return sync.tryAcquire(1);
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return sync.tryAcquireNanos(1, unit.toNanos(time));
    }

    @Override
    public void unlock() {
      sync.release(1);
    }

    @Override
    public Condition newCondition() {
      return sync.new ConditionObject();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWrite rw = new ReadWrite();
    int[] pair = new int[2];
    List<String> problems = Collections.synchronizedList(new ArrayList<>());
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        try {
          for (int r = 0; r < 10; r++) {
            if (me < 2) {
              rw.startWrite();
              pair[0]++;
              pair[1]--;
              rw.endWrite();
            } else {
              rw.startRead();
              if (pair[0] != -pair[1]) problems.add("torn");
              rw.endRead();
            }
          }
        } catch (InterruptedException e) {
          problems.add("interrupted");
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(pair[0] + " " + pair[1] + " " + problems);
    Mutex mutex = new Mutex();
    Condition changed = mutex.newCondition();
    int[] value = new int[1];
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    Thread waiter = new Thread(() -> {
      mutex.lock();
      try {
        while (value[0] < 3) changed.awaitUninterruptibly();
        log.add("saw " + value[0]);
      } finally {
        mutex.unlock();
      }
    });
    waiter.start();
    for (int i = 0; i < 3; i++) {
      mutex.lock();
      value[0]++;
      changed.signalAll();
      mutex.unlock();
    }
    waiter.join();
    mutex.lock();
    CountDownLatch tried = new CountDownLatch(1);
    Thread trying = new Thread(() -> {
      try {
        log.add(mutex.tryLock() + " " + mutex.tryLock(1, TimeUnit.MILLISECONDS));
        mutex.unlock();
      } catch (IllegalMonitorStateException e) {
        log.add(e.getMessage());
      } catch (InterruptedException e) {
        log.add("interrupted");
      }
      tried.countDown();
      try {
        mutex.lockInterruptibly();
      } catch (InterruptedException e) {
        log.add("gave up");
      }
    });
    trying.start();
    tried.await();
    trying.interrupt();
    trying.join();
    mutex.unlock();
    System.out.println(log + " " + mutex.tryLock() + " " + mutex.tryLock());
  }
}
