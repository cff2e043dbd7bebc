import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Condition: bounded buffer with two of them, waiters in order, time limits, uninterruptible waits, refusals. */
public class ConcConditions {
  static final class Buffer {
    final ReentrantLock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition();
    final Condition notEmpty = lock.newCondition();
    final int[] items = new int[3];
    int count;
    int in;
    int out;

    void put(int x) throws InterruptedException {
      lock.lockInterruptibly();
      try {
        while (count == items.length) notFull.await();
        items[in] = x;
        in = (in + 1) % items.length;
        count++;
        notEmpty.signal();
      } finally {
        lock.unlock();
      }
    }

    int take() throws InterruptedException {
      lock.lockInterruptibly();
      try {
        while (count == 0) notEmpty.await();
        int x = items[out];
        out = (out + 1) % items.length;
        count--;
        notFull.signal();
        return x;
      } finally {
        lock.unlock();
      }
    }
  }

  interface Body {
    void run() throws InterruptedException;
  }

  static final List<String> LOG = new ArrayList<>();

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
    });
    t.start();
    return t;
  }

  static void buffer() throws InterruptedException {
    Buffer buffer = new Buffer();
    long[] sum = new long[1];
    Thread producer = start(() -> {
      for (int i = 1; i <= 20; i++) buffer.put(i);
      buffer.put(-1);
    });
    Thread consumer = start(() -> {
      for (int x; (x = buffer.take()) >= 0;) sum[0] = sum[0] * 3 + x;
    });
    producer.join();
    consumer.join();
    System.out.println("buffer " + sum[0]);
  }

  public static void main(String[] args) throws InterruptedException {
    buffer();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    for (Body b : List.<Body>of(condition::await, condition::signal, condition::signalAll,
        () -> condition.await(1, TimeUnit.SECONDS), () -> lock.hasWaiters(condition))) {
      try {
        b.run();
        System.out.println("allowed");
      } catch (IllegalMonitorStateException e) {
        System.out.print("refused " + e.getMessage() + "; ");
      }
    }
    System.out.println();
    Thread[] waiters = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      waiters[i] = start(() -> {
        lock.lock();
        try {
          condition.await();
          LOG.add("woken " + me + " " + lock.getHoldCount());
        } finally {
          lock.unlock();
        }
      });
      for (boolean waits = false; !waits; Thread.yield()) {
        lock.lock();
        waits = lock.getWaitQueueLength(condition) == i + 1;
        lock.unlock();
      }
    }
    lock.lock();
    System.out.println(lock.hasWaiters(condition) + " " + lock.getWaitQueueLength(condition));
    condition.signal();
    condition.signal();
    System.out.println(lock.getWaitQueueLength(condition) + " " + lock.getQueueLength());
    condition.signalAll();
    lock.unlock();
    for (Thread t : waiters) t.join();
    System.out.println(LOG);
    LOG.clear();
    lock.lock();
    lock.lock();
    System.out.println(condition.await(2, TimeUnit.MILLISECONDS) + " " + (condition.awaitNanos(1000) <= 0) + " "
        + condition.awaitUntil(new Date(0)) + " " + lock.getHoldCount());
    lock.unlock();
    lock.unlock();
    boolean[] flag = new boolean[1];
    Thread patient = start(() -> {
      lock.lock();
      try {
        while (!flag[0]) condition.awaitUninterruptibly();
        LOG.add("patient, flag " + Thread.interrupted());
      } finally {
        lock.unlock();
      }
    });
    Thread hasty = start(() -> {
      lock.lock();
      try {
        condition.await();
        LOG.add("never");
      } finally {
        LOG.add("hasty holds " + lock.isHeldByCurrentThread());
        lock.unlock();
      }
    });
    for (boolean both = false; !both; Thread.yield()) {
      lock.lock();
      both = lock.getWaitQueueLength(condition) == 2;
      lock.unlock();
    }
    patient.interrupt();
    hasty.interrupt();
    hasty.join();
    lock.lock();
    flag[0] = true;
    condition.signalAll();
    lock.unlock();
    patient.join();
    System.out.println(LOG);
    Condition foreign = new ReentrantLock().newCondition();
    lock.lock();
    try {
      lock.hasWaiters(foreign);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    lock.unlock();
  }
}
