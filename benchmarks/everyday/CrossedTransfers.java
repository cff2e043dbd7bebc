package everyday;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/* everyday: two transfers in opposite directions, each takes its own account's lock first
 */
public class CrossedTransfers {
  private static class Account {
    private final Lock lock = new ReentrantLock();
    private int balance = 10;
  }

  private static void transfer(Account from, Account to) {
    from.lock.lock();
    try {
      to.lock.lock();
      try {
        --from.balance;
        ++to.balance;
      } finally {
        to.lock.unlock();
      }
    } finally {
      from.lock.unlock();
    }
  }

  public static void main(String[] args) {
    Account first = new Account();
    Account second = new Account();
    CompletableFuture<Void> there = CompletableFuture.runAsync(() -> transfer(first, second));
    CompletableFuture<Void> back = CompletableFuture.runAsync(() -> transfer(second, first));
    CompletableFuture.allOf(there, back).join();
    assert first.balance == 10 && second.balance == 10;
  }
}
