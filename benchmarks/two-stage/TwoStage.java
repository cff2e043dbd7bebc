/* weaveproof benchmark
 * name: two-stage
 * models: two tables with a lock each; a change goes through both of them, and a reader looks at both
 * source: tici.txt, section 4.1 (twostage), after the bug patterns of Farchi, Nir and Ur
 * main: twostage.TwoStage
 * threads: 3 / 7 / 10 (small/medium/large)
 * small: buggy 2 1 | correct 2 1
 * medium: buggy 4 3 | correct 4 3
 * large: buggy 5 5 | correct 5 5
 * verdict: assertion | no-violation
 * options:
 * error: the lock of the first table is given back before the second one is changed: a reader sees one half of a change
 */
package twostage;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, writers, readers. */
public class TwoStage {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int writers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int readers = args.length > 2 ? Integer.parseInt(args[2]) : 1;

    Tables tables = switch (variant) {
      case "buggy" -> new TwoTransactions();
      case "correct" -> new OneTransaction();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      int entry = i + 1;
      threads.add(new Thread(() -> tables.change(entry), "writer " + i));
    }
    for (int i = 0; i < readers; i++) {
      threads.add(new Thread(tables::examine, "reader " + i));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
