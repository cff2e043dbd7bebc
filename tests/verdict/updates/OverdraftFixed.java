/** The balance is checked under the lock that protects it. */
public class OverdraftFixed { // expect: no-violation
  static volatile int balance = 10;

  static void withdraw(int amount) {
    synchronized (OverdraftFixed.class) {
      if (balance < amount) return;
      balance -= amount;
      if (balance < 0) throw new IllegalStateException("overdrawn");
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> withdraw(6));
    other.start();
    withdraw(7);
    other.join();
    assert balance == 3 || balance == 4;
  }
}
