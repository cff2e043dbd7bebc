/* weaveproof benchmark
 * name: reorder
 * models: two values that belong together, threads that set both and threads that check both
 * source: tici.txt, section 4.1 (reorder), after the bug patterns of Farchi, Nir and Ur
 * main: reorder.Reorder
 * threads: 3 / 8 / 12 (small/medium/large)
 * small: buggy 2 1 | correct 2 1
 * medium: buggy 4 4 | correct 4 4
 * large: buggy 6 6 | correct 6 6
 * verdict: exception java.lang.IllegalStateException | no-violation
 * options:
 * error: the two values are written without a lock: a checker sees one of them old and the other one new
 */
package reorder;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, setters, checkers. The depth of the bug grows with the number of setters. */
public class Reorder {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int setters = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int checkers = args.length > 2 ? Integer.parseInt(args[2]) : 1;

    Pair pair = switch (variant) {
      case "buggy" -> new OpenPair();
      case "correct" -> new GuardedPair();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < setters; i++) {
      threads.add(new Thread(pair::set, "setter " + i));
    }
    for (int i = 0; i < checkers; i++) {
      threads.add(new Thread(pair::check, "checker " + i));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
