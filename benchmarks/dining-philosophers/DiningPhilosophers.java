/* weaveproof benchmark
 * name: dining-philosophers
 * models: philosophers around a table, who need both neighbouring forks to eat
 * source: Dijkstra's problem, as in the repositories that all five papers draw on
 * main: diningphilosophers.DiningPhilosophers
 * threads: 3 / 5 / 8 (small/medium/large)
 * small: buggy 3 1 | correct 3 1
 * medium: buggy 5 2 | correct 5 2
 * large: buggy 8 3 | correct 8 3
 * verdict: deadlock | no-violation
 * options:
 * error: everybody takes the left fork first: when all have done so, nobody will ever get a right one
 */
package diningphilosophers;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, philosophers, meals of each. */
public class DiningPhilosophers {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int count = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int meals = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    boolean oneIsLeftHanded = switch (variant) {
      case "buggy" -> false;
      case "correct" -> true; // breaks the cycle
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };

    List<Fork> forks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      forks.add(new Fork());
    }
    List<Thread> philosophers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Fork left = forks.get(i);
      Fork right = forks.get((i + 1) % count);
      boolean leftHanded = oneIsLeftHanded && i == 0;
      Fork first = leftHanded ? right : left;
      Fork second = leftHanded ? left : right;
      philosophers.add(new Philosopher("philosopher " + i, first, second, meals));
    }
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
    for (Thread philosopher : philosophers) {
      philosopher.join();
    }
    for (Fork fork : forks) {
      assert fork.uses() == 2 * meals : "a fork was used " + fork.uses() + " times";
    }
  }
}
