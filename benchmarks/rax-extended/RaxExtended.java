/* weaveproof benchmark
 * name: rax-extended
 * models: the remote agent of a spacecraft: a planner and an executive that signal each other through two events, a
 *   monitor that follows both, and pairs of other threads that go their own way
 * source: dfs-rb.txt, Table 1 (RAX Extended), and prss.txt, Table 1 (RaxExtended)
 * main: raxextended.RaxExtended
 * threads: 3 / 5 / 7 (small/medium/large)
 * small: buggy 2 0 first | correct 2 0 first
 * medium: buggy 1 1 last | correct 1 1 last
 * large: buggy 4 2 first | correct 4 2 first
 * verdict: deadlock | no-violation
 * options:
 * error: a thread compares the count of an event outside the monitor and then waits: the signal may come in between,
 *   which is what happened to the Remote Agent in flight
 */
package raxextended;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, plans, pairs of environment threads, whether these start first or last. */
public class RaxExtended {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int plans = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int pairs = args.length > 2 ? Integer.parseInt(args[2]) : 0;
    boolean environmentFirst = args.length > 3 && args[3].equals("first");

    Event planned = newEvent(variant);
    Event executed = newEvent(variant);
    Plan plan = new Plan();
    List<Thread> agent = List.of(
        new Executive(plan, planned, executed, plans),
        new Planner(plan, planned, executed, plans),
        new Monitor(planned, executed, plans));
    List<Thread> environment = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      Cell cell = new Cell();
      environment.add(new EnvironmentThread("even " + i, cell, 0));
      environment.add(new EnvironmentThread("odd " + i, cell, 1));
    }
    List<Thread> threads = new ArrayList<>(environmentFirst ? environment : agent);
    threads.addAll(environmentFirst ? agent : environment);
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert plan.version() == plans && plan.isExecuted() : "the last plan was not carried out";
  }

  private static Event newEvent(String variant) {
    return switch (variant) {
      case "buggy" -> new HastyEvent();
      case "correct" -> new CarefulEvent();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
  }
}
