/** The same with an update under a monitor. */
public class LostUpdateBehindStartUpFixed { // expect: no-violation
  static final int[] table = new int[800];
  static Object last;
  static int count;

  static synchronized void add(int value) {
    count += value;
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < table.length; i++) {
      table[i] = i;
      last = new Object();
    }
    Thread other = new Thread(() -> add(table.length));
    other.start();
    add(table.length);
    other.join();
    assert count == 2 * table.length;
  }
}
