import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Dining philosophers without deadlock in four ways: ordered forks, a waiter, tryLock with back-off, one left-hander.
 */
public class ConcPhilosophers {
  static final int SEATS = 4;
  static final int MEALS = 5;

  interface Table {
    void eat(int seat, Runnable meal) throws InterruptedException;
  }

  static void dine(String name, Table table) throws InterruptedException {
    int[] meals = new int[SEATS];
    boolean[] eating = new boolean[SEATS];
    AtomicInteger conflicts = new AtomicInteger();
    Thread[] threads = new Thread[SEATS];
    for (int i = 0; i < SEATS; i++) {
      int seat = i;
      threads[i] = new Thread(() -> {
        try {
          for (int m = 0; m < MEALS; m++) {
            table.eat(seat, () -> {
              synchronized (eating) {
                if (eating[(seat + 1) % SEATS] || eating[(seat + SEATS - 1) % SEATS]) conflicts.incrementAndGet();
                eating[seat] = true;
              }
              meals[seat]++;
              synchronized (eating) {
                eating[seat] = false;
              }
            });
          }
        } catch (InterruptedException e) {
          conflicts.addAndGet(1000);
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    System.out.println(name + " " + Arrays.toString(meals) + " conflicts " + conflicts);
  }

  public static void main(String[] args) throws InterruptedException {
    Object[] forks = new Object[SEATS];
    ReentrantLock[] locks = new ReentrantLock[SEATS];
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new Object();
      locks[i] = new ReentrantLock();
    }
    dine("ordered", (seat, meal) -> {
      int a = Math.min(seat, (seat + 1) % SEATS);
      int b = Math.max(seat, (seat + 1) % SEATS);
      synchronized (forks[a]) {
        synchronized (forks[b]) {
          meal.run();
        }
      }
    });
    Semaphore waiter = new Semaphore(SEATS - 1);
    dine("waiter", (seat, meal) -> {
      waiter.acquire();
      synchronized (forks[seat]) {
        synchronized (forks[(seat + 1) % SEATS]) {
          meal.run();
        }
      }
      waiter.release();
    });
    dine("back-off", (seat, meal) -> {
      while (true) {
        locks[seat].lock();
        try {
          if (locks[(seat + 1) % SEATS].tryLock()) {
            try {
              meal.run();
              return;
            } finally {
              locks[(seat + 1) % SEATS].unlock();
            }
          }
        } finally {
          locks[seat].unlock();
        }
        Thread.yield();
      }
    });
    dine("left-hander", (seat, meal) -> {
      int first = seat == 0 ? (seat + 1) % SEATS : seat;
      int second = seat == 0 ? seat : (seat + 1) % SEATS;
      locks[first].lock();
      locks[second].lock();
      meal.run();
      locks[second].unlock();
      locks[first].unlock();
    });
  }
}
