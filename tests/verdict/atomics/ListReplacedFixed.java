import java.util.concurrent.atomic.AtomicReference;

/** getAndUpdate applies the function again when the value has changed meanwhile. */
public class ListReplacedFixed { // expect: no-violation
  static final AtomicReference<int[]> VALUES = new AtomicReference<>(new int[0]);

  static int[] with(int[] old, int x) {
    int[] next = new int[old.length + 1];
    for (int i = 0; i < old.length; i++) next[i] = old[i];
    next[old.length] = x;
    return next;
  }

  static void add(int x) {
    VALUES.getAndUpdate(old -> with(old, x));
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add(1));
    other.start();
    add(2);
    other.join();
    int[] values = VALUES.get();
    assert values.length == 2 && values[0] + values[1] == 3;
  }
}
