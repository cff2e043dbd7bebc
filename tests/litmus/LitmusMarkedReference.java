// A reference and a mark that change together. The other marks what is there; main replaces it, if it is not marked.
// Who comes first keeps the other from it: attemptMark fails if the reference is another one.
//
// outcome: marked true, replaced false, left a true
// outcome: marked false, replaced true, left b false

import java.util.concurrent.atomic.AtomicMarkableReference;
import weaveproof.Check;

public class LitmusMarkedReference {
  static final AtomicMarkableReference<String> PLACE = new AtomicMarkableReference<>("a", false);
  static boolean marked;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> marked = PLACE.attemptMark("a", true));
    other.start();
    boolean replaced = PLACE.compareAndSet("a", "b", false, false);
    other.join();
    boolean[] mark = new boolean[1];
    String left = PLACE.get(mark);
    Check.outcome("marked " + marked + ", replaced " + replaced + ", left " + left + " " + mark[0]);
  }
}
