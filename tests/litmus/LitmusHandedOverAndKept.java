// An object is handed over through a queue, and the giver goes on to write to it, against the rule. The taker, which
// uses it without a lock as its own, sees 1 from before, or 2 or 3 from behind the hand-over.
//
// outcome: 1
// outcome: 2
// outcome: 3

import java.util.concurrent.ConcurrentLinkedQueue;
import weaveproof.Check;

public class LitmusHandedOverAndKept {
  static class Thing {
    int value;
  }

  static final ConcurrentLinkedQueue<Thing> QUEUE = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) {
    new Thread(() -> {
      Thing thing = new Thing();
      thing.value = 1;
      QUEUE.add(thing);
      thing.value = 2;
      thing.value = 3;
    }).start();
    Thing thing;
    while ((thing = QUEUE.poll()) == null) Thread.yield();
    Check.outcome(thing.value);
  }
}
