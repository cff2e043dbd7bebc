/** The balance is checked before the lock is taken. */
public class Overdraft {
  static volatile int balance = 10;

  static void withdraw(int amount) {
    if (balance >= amount) {
      synchronized (Overdraft.class) {
        balance -= amount;
        if (balance >= 0) return;
        throw new IllegalStateException("overdrawn"); // expect: exception java.lang.IllegalStateException
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> withdraw(6));
    other.start();
    withdraw(7);
    other.join();
  }
}
