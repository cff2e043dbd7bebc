// An object is published by the success of a compareAndSet, and not by its failure. Both threads offer an object of
// their own, and then change it: only the one that was taken is seen by others.
//
// Main looks before both (none), or finds the object of one of them, before its change (1, 2) or behind it (10, 20).
//
// outcome: none
// outcome: 1
// outcome: 10
// outcome: 2
// outcome: 20

import java.util.concurrent.atomic.AtomicReference;
import weaveproof.Check;

public class LitmusEscapeByExchange {
  static final AtomicReference<int[]> SHARED = new AtomicReference<>();

  static void offer(int value) {
    int[] cell = {value};
    SHARED.compareAndSet(null, cell);
    cell[0] = 10 * value;
  }

  public static void main(String[] args) {
    new Thread(() -> offer(1)).start();
    new Thread(() -> offer(2)).start();
    int[] found = SHARED.get();
    Check.outcome(found == null ? "none" : found[0]);
  }
}
