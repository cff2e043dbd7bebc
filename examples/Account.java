/**
 * Two threads pay into one account without a lock. Each thread reads the balance, adds its amount and writes the sum. If
 * both threads read before one of them writes, one payment is lost.
 */
public class Account {
  private int balance;

  void deposit(int amount) {
    balance = balance + amount; // race: a read and a write; the other thread may run in between
  }

  public static void main(String[] args) throws InterruptedException {
    Account account = new Account();
    Thread alice = new Thread(() -> account.deposit(100), "Alice");
    Thread bob = new Thread(() -> account.deposit(50), "Bob");
    alice.start();
    bob.start();
    alice.join();
    bob.join();
    System.out.println("The balance is " + account.balance + ".");
    assert account.balance == 150 : "a payment was lost";
  }
}
