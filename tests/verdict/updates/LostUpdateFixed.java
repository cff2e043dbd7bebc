/** The same under one monitor. */
public class LostUpdateFixed { // expect: no-violation
  static int count;

  static synchronized void add() {
    count++;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2;
  }
}
