import java.util.concurrent.atomic.AtomicReference;

/** An immutable value is read, extended and put back: what another has added meanwhile is lost. */
public class ListReplaced {
  static final AtomicReference<int[]> VALUES = new AtomicReference<>(new int[0]);

  static int[] with(int[] old, int x) {
    int[] next = new int[old.length + 1];
    for (int i = 0; i < old.length; i++) next[i] = old[i];
    next[old.length] = x;
    return next;
  }

  static void add(int x) {
    VALUES.set(with(VALUES.get(), x));
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add(1));
    other.start();
    add(2);
    other.join();
    assert VALUES.get().length == 2; // expect: assertion
  }
}
