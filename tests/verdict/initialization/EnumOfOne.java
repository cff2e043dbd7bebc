/** An enum is initialised once; both threads use the same constant. */
public class EnumOfOne { // expect: no-violation
  enum Only {
    IT;

    private int count;

    synchronized void add() {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Only.IT.add());
    other.start();
    Only.IT.add();
    other.join();
    assert Only.IT.count == 2;
  }
}
