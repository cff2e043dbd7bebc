// An object goes from thread to thread, each of which uses it without a lock while it has it: nobody else does then,
// and nothing is lost. Only in the end, when all have let it go, main writes to it twice while a thread that has kept
// it against the rule looks: 3, 4 or 5.
//
// outcome: 3
// outcome: 4
// outcome: 5

import java.util.concurrent.atomic.AtomicReference;
import weaveproof.Check;

public class LitmusHandedOnAndOn {
  static class Thing {
    int value;
  }

  static final AtomicReference<Thing> FIRST = new AtomicReference<>(), SECOND = new AtomicReference<>();

  static Thing take(AtomicReference<Thing> place) {
    Thing thing;
    while ((thing = place.getAndSet(null)) == null) Thread.yield();
    return thing;
  }

  public static void main(String[] args) {
    Thing mine = new Thing();
    ++mine.value;
    new Thread(() -> {
      Thing kept = take(FIRST);
      ++kept.value;
      ++kept.value;
      SECOND.set(kept);
      Check.outcome(kept.value);
    }).start();
    FIRST.set(mine);
    Thing back = take(SECOND);
    ++back.value;
    ++back.value;
  }
}
