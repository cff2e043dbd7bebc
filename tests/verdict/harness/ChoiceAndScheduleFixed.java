import weaveproof.Check;

/** Up to five, both can be paid in every schedule. */
public class ChoiceAndScheduleFixed { // expect: no-violation
  static volatile int balance = 10;

  static void withdraw(int amount) {
    if (balance >= amount) {
      synchronized (ChoiceAndScheduleFixed.class) {
        balance -= amount;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    int amount = Check.choose(1, 5);
    Thread other = new Thread(() -> withdraw(5));
    other.start();
    withdraw(amount);
    other.join();
    assert balance >= 0;
  }
}
