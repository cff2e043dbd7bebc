import java.util.concurrent.atomic.AtomicMarkableReference;

/** compareAndSet from unmarked to marked succeeds once. */
public class MarkedTwiceFixed { // expect: no-violation
  static final String NODE = "node";
  static final AtomicMarkableReference<String> REFERENCE = new AtomicMarkableReference<>(NODE, false);

  static boolean mark() {
    return REFERENCE.compareAndSet(NODE, NODE, false, true);
  }

  public static void main(String[] args) throws Exception {
    boolean[] won = new boolean[1];
    Thread other = new Thread(() -> won[0] = mark());
    other.start();
    boolean mine = mark();
    other.join();
    assert mine != won[0];
  }
}
