/** Reading and writing are each synchronized; what lies between them is not. */
public class SplitCriticalSection {
  private int value;

  synchronized int get() {
    return value;
  }

  synchronized void set(int v) {
    value = v;
  }

  public static void main(String[] args) throws Exception {
    SplitCriticalSection cell = new SplitCriticalSection();
    Thread other = new Thread(() -> cell.set(cell.get() + 1));
    other.start();
    cell.set(cell.get() + 1);
    other.join();
    assert cell.get() == 2; // expect: assertion
  }
}
