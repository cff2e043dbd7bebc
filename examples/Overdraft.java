/**
 * Two threads pay from one account. Every access to the balance is under the account's lock, so there is no data race.
 * But the lock is free between the test of the balance and the payment, and the other thread may pay in between. A
 * synchronized pay() is correct.
 */
public class Overdraft {
  private int balance = 100;

  synchronized boolean covers(int amount) {
    return balance >= amount;
  }

  synchronized void withdraw(int amount) {
    balance = balance - amount;
    assert balance >= 0 : "overdrawn"; // assertion: the balance has changed since the test
  }

  void pay(int amount) {
    if (covers(amount)) {
      withdraw(amount);
    }
  }

  public static void main(String[] args) {
    Overdraft account = new Overdraft();
    Thread alice = new Thread(() -> account.pay(80), "Alice");
    Thread bob = new Thread(() -> account.pay(50), "Bob");
    alice.start();
    bob.start();
  }
}
