package bank;

/** Each method is synchronized. But two transfers in opposite directions can deadlock. */
public class Account {
  private int balance;

  public Account(int balance) {
    this.balance = balance;
  }

  public synchronized int balance() {
    return balance;
  }

  public synchronized void deposit(int amount) {
    balance += amount;
  }

  public synchronized void transfer(Account to, int amount) {
    balance -= amount;
    to.deposit(amount);
  }
}
