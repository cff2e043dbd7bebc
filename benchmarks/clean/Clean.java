/* weaveproof benchmark
 * name: clean
 * models: two groups of tasks, each of which does its share of a round and then waits for a signal of the other group
 * source: tici.txt, section 4.1 (clean), after the bug patterns of Farchi, Nir and Ur
 * main: clean.Clean
 * threads: 2 / 4 / 6 (small/medium/large)
 * small: buggy 1 1 2 | correct 1 1 2
 * medium: buggy 2 2 2 | correct 2 2 2
 * large: buggy 3 3 3 | correct 3 3 3
 * verdict: deadlock | no-violation
 * options:
 * error: a task compares the number of signals outside the monitor and then waits: the signal may come in between
 */
package clean;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, tasks in the first group, tasks in the second group, rounds. */
public class Clean {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int firsts = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int rounds = args.length > 3 ? Integer.parseInt(args[3]) : 2;

    Event toFirsts = newEvent(variant);
    Event toSeconds = newEvent(variant);
    List<Thread> tasks = new ArrayList<>();
    for (int i = 0; i < firsts; i++) {
      tasks.add(new FirstTask("first " + i, toFirsts, toSeconds, rounds));
    }
    for (int i = 0; i < seconds; i++) {
      tasks.add(new SecondTask("second " + i, toFirsts, toSeconds, rounds));
    }
    for (Thread task : tasks) {
      task.start();
    }
    for (Thread task : tasks) {
      task.join();
    }
    assert toFirsts.count() == seconds * rounds && toSeconds.count() == firsts * rounds : "a signal was not counted";
  }

  private static Event newEvent(String variant) {
    return switch (variant) {
      case "buggy" -> new HastyEvent();
      case "correct" -> new CarefulEvent();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
  }
}
