import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Parking: permits, blockers, time limits; a mutex, a gate and a rendezvous made from it. */
public class ConcLockSupport {
  /** First come, first served, with a queue of parked threads. */
  static final class FifoMutex {
    private final AtomicBoolean locked = new AtomicBoolean();
    private final Queue<Thread> waiters = new ConcurrentLinkedQueue<>();

    void lock() {
      Thread me = Thread.currentThread();
      waiters.add(me);
      while (waiters.peek() != me || !locked.compareAndSet(false, true)) LockSupport.park(this);
      waiters.remove();
    }

    void unlock() {
      locked.set(false);
      LockSupport.unpark(waiters.peek());
    }
  }

  static final class Gate {
    private final AbstractQueuedSynchronizer sync = new AbstractQueuedSynchronizer() {
      private static final long serialVersionUID = 1;

      @Override
      protected int tryAcquireShared(int ignored) {
        return getState() == 1 ? 1 : -1;
      }

      @Override
      protected boolean tryReleaseShared(int ignored) {
        setState(1);
        return true;
      }
    };

    void open() {
      sync.releaseShared(0);
    }

    void await() throws InterruptedException {
      sync.acquireSharedInterruptibly(0);
    }

    boolean await(long millis) throws InterruptedException {
      return sync.tryAcquireSharedNanos(0, TimeUnit.MILLISECONDS.toNanos(millis));
    }
  }

  static void permits() throws InterruptedException {
    Thread me = Thread.currentThread();
    LockSupport.unpark(me);
    LockSupport.unpark(me);
    LockSupport.park();
    System.out.println("one permit used");
    long before = System.nanoTime();
    LockSupport.parkNanos(5_000_000);
    System.out.println("a second one was not kept " + (System.nanoTime() - before >= 4_000_000));
    LockSupport.parkNanos(0);
    LockSupport.parkNanos(-5);
    LockSupport.parkUntil(1);
    LockSupport.unpark(null);
    me.interrupt();
    LockSupport.park();
    LockSupport.parkNanos(1_000_000_000_000L);
    System.out.println("interrupted " + Thread.interrupted());
    Object blocker = "the blocker";
    Thread t = new Thread(() -> {
      LockSupport.park(blocker);
      LockSupport.parkNanos(blocker, 600_000_000_000L);
    });
    t.start();
    while (LockSupport.getBlocker(t) == null || t.getState() != Thread.State.WAITING) Thread.yield();
    System.out.println(LockSupport.getBlocker(t));
    LockSupport.unpark(t);
    while (t.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    System.out.println(LockSupport.getBlocker(t));
    LockSupport.unpark(t);
    t.join();
    Thread early = new Thread(LockSupport::park);
    LockSupport.unpark(early);
    early.start();
    while (early.isAlive() && early.getState() != Thread.State.WAITING) Thread.yield();
    LockSupport.unpark(early);
    early.join();
    System.out.println("ended " + early.getState() + " " + LockSupport.getBlocker(early));
  }

  public static void main(String[] args) throws InterruptedException {
    permits();
    FifoMutex mutex = new FifoMutex();
    int[] count = new int[1];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      (threads[i] = new Thread(() -> {
        for (int r = 0; r < 15; r++) {
          mutex.lock();
          count[0]++;
          mutex.unlock();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println("mutex " + count[0]);
    Gate gate = new Gate();
    AtomicInteger passed = new AtomicInteger();
    System.out.println(gate.await(2));
    for (int i = 0; i < 3; i++) {
      (threads[i] = new Thread(() -> {
        try {
          gate.await();
          passed.incrementAndGet();
        } catch (InterruptedException e) {
          passed.addAndGet(100);
        }
      })).start();
    }
    for (Thread t : threads) {
      while (t.getState() != Thread.State.WAITING) Thread.yield();
    }
    System.out.println("passed " + passed);
    gate.open();
    for (Thread t : threads) t.join();
    System.out.println("passed " + passed + " " + gate.await(0));
    // Two threads hand a token to and fro by parking.
    Thread[] pair = new Thread[2];
    AtomicInteger turn = new AtomicInteger();
    StringBuffer text = new StringBuffer();
    for (int i = 0; i < 2; i++) {
      int me = i;
      pair[i] = new Thread(() -> {
        for (int r = 0; r < 6; r++) {
          while (turn.get() % 2 != me) LockSupport.park();
          text.append(me == 0 ? "tick " : "tock ");
          turn.incrementAndGet();
          LockSupport.unpark(pair[1 - me]);
        }
      });
    }
    for (Thread t : pair) t.start();
    for (Thread t : pair) t.join();
    System.out.println(text);
  }
}
