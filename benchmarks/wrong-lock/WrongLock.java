/* weaveproof benchmark
 * name: wrong-lock
 * models: a counter that one group of threads guards by the counter's lock and another group by a lock of its own
 * source: tici.txt, section 4.1 (wronglock), after the bug patterns of Farchi, Nir and Ur
 * main: wronglock.WrongLock
 * threads: 3 / 7 / 11 (small/medium/large)
 * small: buggy 1 2 | correct 1 2
 * medium: buggy 4 3 | correct 4 3
 * large: buggy 6 5 | correct 6 5
 * verdict: exception java.lang.IllegalStateException | no-violation
 * options:
 * error: the second group takes a lock that nobody else takes, and changes the counter beside the first one
 */
package wronglock;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, threads that check what they have counted, threads that only count. */
public class WrongLock {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int checking = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int counting = args.length > 2 ? Integer.parseInt(args[2]) : 2;

    Counter counter = new Counter();
    Object lockOfCounting = switch (variant) {
      case "buggy" -> new Object();
      case "correct" -> counter;
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < checking; i++) {
      threads.add(new Checking("checking " + i, counter));
    }
    for (int i = 0; i < counting; i++) {
      threads.add(new Counting("counting " + i, counter, lockOfCounting));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (counter.value != checking + counting) {
      throw new IllegalStateException("counted " + counter.value + " of " + (checking + counting));
    }
  }
}
