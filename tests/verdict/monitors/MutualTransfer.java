/** Synchronized methods of two accounts call each other. */
public class MutualTransfer {
  int balance = 10;

  synchronized void deposit(int amount) {
    balance += amount;
  }

  synchronized void transferTo(MutualTransfer target, int amount) {
    balance -= amount;
    target.deposit(amount); // expect: deadlock
  }

  public static void main(String[] args) throws Exception {
    MutualTransfer a = new MutualTransfer();
    MutualTransfer b = new MutualTransfer();
    Thread other = new Thread(() -> a.transferTo(b, 3));
    other.start();
    b.transferTo(a, 4);
    other.join();
    assert a.balance == 11 && b.balance == 9;
  }
}
