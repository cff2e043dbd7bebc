import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

// What ThreadMXBean tells of threads that wait, and of a deadlock.
public class ConcThreadInfo {
  static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static Thread start(String name, Runnable body) {
    Thread thread = new Thread(body, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  static void await(Thread thread, Thread.State state) throws InterruptedException {
    while (thread.getState() != state) Thread.sleep(1);
  }

  static void show(ThreadInfo info) {
    StackTraceElement[] trace = info.getStackTrace();
    System.out.println(info.getThreadName() + " " + info.getThreadState() + " "
        + (info.getLockInfo() == null ? "-" : info.getLockInfo().getClassName()) + " " + info.getLockOwnerName() + " "
        + trace.length + (trace.length > 0 ? " " + trace[0].getMethodName() + " " + trace[0].isNativeMethod() : ""));
  }

  public static void main(String[] args) throws Exception {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread waiter = start("waiter", () -> {
      synchronized (monitor) {
        try {
          monitor.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    Thread parked = start("parked", () -> LockSupport.parkNanos(monitor, 1L << 60));
    Thread locking = start("locking", lock::lock);
    await(waiter, Thread.State.WAITING);
    await(parked, Thread.State.TIMED_WAITING);
    await(locking, Thread.State.WAITING);
    long[] ids = {waiter.getId(), parked.getId(), 1L << 40, locking.getId()};
    for (ThreadInfo info : THREADS.getThreadInfo(ids, 1))
      if (info == null) System.out.println("nobody"); else show(info);
    System.out.println(THREADS.getThreadInfo(ids)[0].getStackTrace().length);
    System.out.println(Arrays.toString(THREADS.findDeadlockedThreads()));
    boolean found = false;
    for (ThreadInfo info : THREADS.dumpAllThreads(false, false)) found |= info.getThreadId() == waiter.getId();
    System.out.println(found);

    Object a = new Object(), b = new Object();
    CountDownLatch both = new CountDownLatch(2);
    Thread left = start("left", () -> take(a, b, both)), right = start("right", () -> take(b, a, both));
    await(left, Thread.State.BLOCKED);
    await(right, Thread.State.BLOCKED);
    long[] deadlocked = THREADS.findMonitorDeadlockedThreads();
    Arrays.sort(deadlocked);
    System.out.println(deadlocked.length + " " + THREADS.findDeadlockedThreads().length);
    for (ThreadInfo info : THREADS.getThreadInfo(deadlocked, Integer.MAX_VALUE))
      System.out.println(info.getThreadName() + " " + info.getThreadState() + " " + info.getLockOwnerName() + " "
          + info.getStackTrace()[0].getMethodName());
  }

  static void take(Object first, Object second, CountDownLatch both) {
    synchronized (first) {
      both.countDown();
      try {
        both.await();
      } catch (InterruptedException e) {
        return;
      }
      synchronized (second) {
        System.out.println("cannot be");
      }
    }
  }
}
