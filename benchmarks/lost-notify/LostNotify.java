/* weaveproof benchmark
 * name: lost-notify
 * models: runners who wait at a gate for each of several heats, and a starter who opens it
 * source: tici.txt, section 4.1 (losenotify), after the bug patterns of Farchi, Nir and Ur
 * main: lostnotify.LostNotify
 * threads: 3 / 4 / 6 (small/medium/large)
 * small: buggy 2 2 | correct 2 2
 * medium: buggy 3 3 | correct 3 3
 * large: buggy 5 4 | correct 5 4
 * verdict: deadlock | no-violation
 * options:
 * error: a notification leaves no trace: a runner who comes to the gate after it was opened waits for ever
 */
package lostnotify;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, number of runners, number of heats. */
public class LostNotify {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int runners = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int heats = args.length > 2 ? Integer.parseInt(args[2]) : 2;

    Gate gate = switch (variant) {
      case "buggy" -> new StatelessGate();
      case "correct" -> new CountingGate();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    FinishLine finish = new FinishLine();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < runners; i++) {
      threads.add(new Runner("runner " + i, gate, finish, heats));
    }
    threads.add(new Starter(gate, finish, runners, heats));
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert finish.arrived() == runners * heats : "a runner went astray";
  }
}
