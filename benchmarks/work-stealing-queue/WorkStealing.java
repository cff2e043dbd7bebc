/* weaveproof benchmark
 * name: work-stealing-queue
 * models: a deque whose owner pushes and takes at the tail without a lock, while thieves steal at the head with one
 * source: the queue of Cilk-5 (Frigo, Leiserson and Randall), later a subject of CHESS
 * main: workstealingqueue.WorkStealing
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 3 1 2 | correct 3 1 2
 * medium: buggy 5 2 3 | correct 5 2 3
 * large: buggy 8 3 4 | correct 8 3 4
 * verdict: assertion | no-violation
 * options:
 * error: the owner looks at the head before it has lowered the tail: owner and thief both get the last item
 */
package workstealingqueue;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, items, thieves, how often each thief tries. */
public class WorkStealing {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int items = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int thieves = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int attempts = args.length > 3 ? Integer.parseInt(args[3]) : 2;

    WorkStealingQueue queue = switch (variant) {
      case "buggy" -> new CarelessQueue(items);
      case "correct" -> new CarefulQueue(items);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Taker> takers = new ArrayList<>();
    takers.add(new Owner(queue, items));
    for (int i = 0; i < thieves; i++) {
      takers.add(new Thief("thief " + i, queue, items, attempts));
    }
    for (Taker taker : takers) {
      taker.start();
    }
    for (Taker taker : takers) {
      taker.join();
    }
    for (int item = 0; item < items; item++) {
      int times = 0;
      for (Taker taker : takers) {
        times += taker.taken()[item];
      }
      assert times == 1 : "item " + item + " was taken " + times + " times";
    }
  }
}
