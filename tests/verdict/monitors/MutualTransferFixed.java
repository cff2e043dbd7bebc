/** The account with the smaller number is locked first. */
public class MutualTransferFixed { // expect: no-violation
  final int number;
  int balance = 10;

  MutualTransferFixed(int number) {
    this.number = number;
  }

  static void transfer(MutualTransferFixed from, MutualTransferFixed to, int amount) {
    MutualTransferFixed first = from.number < to.number ? from : to;
    MutualTransferFixed second = first == from ? to : from;
    synchronized (first) {
      synchronized (second) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    MutualTransferFixed a = new MutualTransferFixed(1);
    MutualTransferFixed b = new MutualTransferFixed(2);
    Thread other = new Thread(() -> transfer(a, b, 3));
    other.start();
    transfer(b, a, 4);
    other.join();
    assert a.balance == 11 && b.balance == 9;
  }
}
