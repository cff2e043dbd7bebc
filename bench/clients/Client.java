import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.*;

/**
 * What everyday programs do with java.util.concurrent, each in a few lines: {@code Client NAME NUMBER...}. All are correct. bench/reduction
 * explores them.
 */
public class Client {
  interface Work {
    void run(int thread) throws Exception;
  }

  static int sum;

  static int[] numbers;

  /** The i-th number of the command line. */
  static int number(int i) {
    return numbers[i];
  }

  static void inThreads(int threads, Work work) throws Exception {
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      int me = i;
      all[i] = new Thread(() -> {
        try {
          work.run(me);
        } catch (Exception e) {
          throw new AssertionError(e);
        }
      });
    }
    for (Thread thread : all) thread.start();
    for (Thread thread : all) thread.join();
  }

  static synchronized void add(int value) {
    sum += value;
  }

  /** So many threads, so many tasks. */
  static void pool() {
    ExecutorService pool = Executors.newFixedThreadPool(number(0));
    for (int i = 0; i < number(1); i++) pool.execute(() -> add(1));
    pool.shutdown();
  }

  /** The same with results. */
  static void futures() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(number(0));
    Future<?>[] results = new Future<?>[number(1)];
    for (int i = 0; i < results.length; i++) {
      int value = i;
      results[i] = pool.submit(() -> value);
    }
    for (int i = 0; i < results.length; i++) assert results[i].get().equals(i);
    pool.shutdown();
  }

  /** So many producers and as many consumers of so many items each. */
  static void queue() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    inThreads(2 * number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        if (me % 2 == 0) queue.put(i); else queue.take();
      }
    });
    assert queue.isEmpty();
  }

  static void arrayQueue() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    inThreads(2 * number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        if (me % 2 == 0) queue.put(i); else queue.take();
      }
    });
    assert queue.isEmpty();
  }

  /** Threads, and sections of each. */
  static void lock() throws Exception {
    Lock lock = new ReentrantLock();
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        lock.lock();
        try {
          sum++;
        } finally {
          lock.unlock();
        }
      }
    });
    assert sum == number(0) * number(1);
  }

  static void readWriteLock() throws Exception {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        lock.readLock().lock();
        int seen = sum;
        lock.readLock().unlock();
        lock.writeLock().lock();
        assert sum >= seen;
        sum++;
        lock.writeLock().unlock();
      }
    });
  }

  static void semaphore() throws Exception {
    Semaphore permits = new Semaphore(1);
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        permits.acquire();
        sum++;
        permits.release();
      }
    });
    assert sum == number(0) * number(1);
  }

  static void latch() throws Exception {
    CountDownLatch latch = new CountDownLatch(number(0));
    AtomicInteger arrived = new AtomicInteger();
    inThreads(2 * number(0), me -> {
      if (me % 2 == 0) {
        arrived.incrementAndGet();
        latch.countDown();
      } else {
        latch.await();
        assert arrived.get() == number(0);
      }
    });
  }

  /** Threads, and rounds. */
  static void barrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(number(0));
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) barrier.await();
    });
  }

  static void phaser() throws Exception {
    Phaser phaser = new Phaser(number(0));
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) phaser.arriveAndAwaitAdvance();
    });
  }

  /** A chain of so many stages. */
  static void stages() {
    CompletableFuture<Integer> stage = CompletableFuture.supplyAsync(() -> 1);
    for (int i = 1; i < number(0); i++) stage = stage.thenApplyAsync(x -> x + 1);
    assert stage.join() == number(0);
  }

  /** Threads, and operations of each. */
  static void map() throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) map.merge((me + i) % 2, 1, Integer::sum);
    });
    int total = 0;
    for (int value : map.values()) total += value;
    assert total == number(0) * number(1);
  }

  static void condition() throws Exception {
    Lock lock = new ReentrantLock();
    Condition turned = lock.newCondition();
    int[] turn = {0};
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) {
        lock.lock();
        while (turn[0] != me) turned.await();
        turn[0] = (me + 1) % number(0);
        turned.signalAll();
        lock.unlock();
      }
    });
  }

  /** Threads, and how often each of them changes one word: no two steps are independent, and nothing can be left out. */
  static void contended() throws Exception {
    AtomicInteger word = new AtomicInteger();
    inThreads(number(0), me -> {
      for (int i = 0; i < number(1); i++) word.getAndIncrement();
    });
    assert word.get() == number(0) * number(1);
  }

  public static void main(String[] args) throws Exception {
    numbers = new int[args.length - 1];
    for (int i = 0; i < numbers.length; i++) numbers[i] = Integer.parseInt(args[i + 1]);
    switch (args[0]) {
      case "pool" -> pool();
      case "futures" -> futures();
      case "queue" -> queue();
      case "array-queue" -> arrayQueue();
      case "lock" -> lock();
      case "read-write-lock" -> readWriteLock();
      case "semaphore" -> semaphore();
      case "latch" -> latch();
      case "barrier" -> barrier();
      case "phaser" -> phaser();
      case "stages" -> stages();
      case "map" -> map();
      case "condition" -> condition();
      case "contended" -> contended();
      default -> throw new IllegalArgumentException(args[0]);
    }
  }
}
