// What a WeakReference refers to is shared with whoever has the reference. The writer keeps the object itself, so the
// reference is not cleared; it changes the object behind the publication of the reference.
//
// outcome: none
// outcome: 1
// outcome: 2

import java.lang.ref.WeakReference;
import weaveproof.Check;

public class LitmusEscapeByReference {
  static WeakReference<int[]> published;
  static int[] keptFor;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      int[] cell = {1};
      published = new WeakReference<>(cell);
      cell[0] = 2;
      keptFor = cell;
    });
    writer.start();
    WeakReference<int[]> reference = published;
    String seen = reference == null ? "none" : "" + reference.get()[0];
    writer.join();
    Check.outcome(seen);
  }
}
