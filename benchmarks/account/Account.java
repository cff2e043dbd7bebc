package account;

/** A monitor around a balance. How two accounts take part in one transfer is left to the subclasses. */
abstract class Account {
  private final int number;
  private int balance;

  Account(int number, int opening) {
    this.number = number;
    this.balance = opening;
  }

  int number() {
    return number;
  }

  synchronized int balance() {
    return balance;
  }

  synchronized void deposit(int amount) {
    change(amount);
  }

  synchronized void withdraw(int amount) {
    change(-amount);
  }

  abstract void transfer(Account receiver, int amount);

  /** Takes no lock: a read and a write of the balance. */
  protected final void change(int amount) {
    balance = balance + amount;
  }
}
