import java.util.concurrent.atomic.AtomicMarkableReference;

/** attemptMark also succeeds when the mark is there already: both threads believe that they were first. */
public class MarkedTwice {
  static final String NODE = "node";
  static final AtomicMarkableReference<String> REFERENCE = new AtomicMarkableReference<>(NODE, false);

  public static void main(String[] args) throws Exception {
    boolean[] won = new boolean[1];
    Thread other = new Thread(() -> won[0] = REFERENCE.attemptMark(NODE, true));
    other.start();
    boolean mine = REFERENCE.attemptMark(NODE, true);
    other.join();
    assert mine != won[0]; // expect: assertion
  }
}
