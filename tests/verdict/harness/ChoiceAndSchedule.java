import weaveproof.Check;

/** The bug needs a certain amount and a certain schedule. */
public class ChoiceAndSchedule {
  static volatile int balance = 10;

  static void withdraw(int amount) {
    if (balance >= amount) {
      synchronized (ChoiceAndSchedule.class) {
        balance -= amount;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    int amount = Check.choose(1, 6);
    Thread other = new Thread(() -> withdraw(5));
    other.start();
    withdraw(amount);
    other.join();
    assert balance >= 0; // expect: assertion
  }
}
