import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Transfers between accounts from many threads: ordered locks, a tie lock, tryLock; money is neither made nor lost. */
public class ConcTransfers {
  static final class Account {
    final int id;
    final ReentrantLock lock = new ReentrantLock();
    int balance;

    Account(int id, int balance) {
      this.id = id;
      this.balance = balance;
    }
  }

  interface Transfer {
    boolean move(Account from, Account to, int amount);
  }

  static boolean unguarded(Account from, Account to, int amount) {
    if (from.balance < amount) return false;
    from.balance -= amount;
    to.balance += amount;
    return true;
  }

  static boolean ordered(Account from, Account to, int amount) {
    Account first = from.id < to.id ? from : to;
    Account second = first == from ? to : from;
    synchronized (first) {
      synchronized (second) {
        return unguarded(from, to, amount);
      }
    }
  }

  static final Object TIE = new Object();

  static boolean global(Account from, Account to, int amount) {
    synchronized (TIE) {
      synchronized (from) {
        synchronized (to) {
          return unguarded(from, to, amount);
        }
      }
    }
  }

  static boolean trying(Account from, Account to, int amount) {
    while (true) {
      if (from.lock.tryLock()) {
        try {
          if (to.lock.tryLock()) {
            try {
              return unguarded(from, to, amount);
            } finally {
              to.lock.unlock();
            }
          }
        } finally {
          from.lock.unlock();
        }
      }
      Thread.yield();
    }
  }

  static void run(String name, Transfer transfer) throws InterruptedException {
    Account[] accounts = new Account[3];
    for (int i = 0; i < accounts.length; i++) accounts[i] = new Account(i, 100);
    AtomicInteger refused = new AtomicInteger();
    AtomicInteger observed = new AtomicInteger();
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      int me = t;
      (threads[t] = new Thread(() -> {
        for (int r = 0; r < 10; r++) {
          Account from = accounts[(me + r) % 3];
          Account to = accounts[(me + r + 1 + me % 2) % 3];
          if (!transfer.move(from, to, 5)) refused.incrementAndGet();
          observed.incrementAndGet();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    int total = Arrays.stream(accounts).mapToInt(a -> a.balance).sum();
    System.out.println(name + " total " + total + " refused " + refused + " moves " + observed + " balances "
        + Arrays.toString(Arrays.stream(accounts).mapToInt(a -> a.balance).toArray()));
  }

  public static void main(String[] args) throws InterruptedException {
    run("ordered", ConcTransfers::ordered);
    run("global", ConcTransfers::global);
    run("trying", ConcTransfers::trying);
  }
}
