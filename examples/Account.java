/**
 * Two threads pay into one account without a lock. Each reads the balance, adds its amount and writes the sum: when
 * both read before either writes, one payment is lost.
 */
public class Account {
  private int balance;

  void deposit(int amount) {
    balance = balance + amount; // race: a read and a write, and the other thread may come between
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
