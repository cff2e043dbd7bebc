/** The caller holds the same monitor across both calls. */
public class SplitCriticalSectionFixed { // expect: no-violation
  private int value;

  synchronized int get() {
    return value;
  }

  synchronized void set(int v) {
    value = v;
  }

  void add() {
    synchronized (this) {
      set(get() + 1);
    }
  }

  public static void main(String[] args) throws Exception {
    SplitCriticalSectionFixed cell = new SplitCriticalSectionFixed();
    Thread other = new Thread(cell::add);
    other.start();
    cell.add();
    other.join();
    assert cell.get() == 2;
  }
}
