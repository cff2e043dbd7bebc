/* weaveproof benchmark
 * name: deos
 * models: the scheduler of a small real-time operating system with time partitioning: periods, budgets, kernel calls,
 *   clock interrupts, and application threads that wait, yield, create others and end
 * source: prss.txt, Table 1 (DEOS)
 * main: deos.Deos
 * threads: 3 / 3 / 6 (small/medium/large)
 * small: buggy 2 2 | correct 2 2
 * medium: buggy 2 6 | correct 2 6
 * large: buggy 4 9 | correct 4 9
 * verdict: assertion | no-violation
 * options:
 * error: the time that an ending thread leaves over is read before interrupts are off: a clock tick in between is paid
 *   for twice, and the threads own more time than the period has
 */
package deos;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, application threads (up to four), clock ticks. */
public class Deos {
  /** Ticks in a period. */
  static final int PERIOD = 5;

  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int applications = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int ticks = args.length > 2 ? Integer.parseInt(args[2]) : 2;

    Kernel kernel = new Kernel(PERIOD, applications + 1);
    EndCall endCall = switch (variant) {
      case "buggy" -> new EarlyReadEnd(kernel);
      case "correct" -> new AtomicEnd(kernel);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < applications; i++) {
      KernelThread self = kernel.create("application " + i, shareOf(i));
      threads.add(new Application(self, kernel, endCall, Script.forApplication(i)));
    }
    kernel.boot();
    threads.add(new Clock(kernel, ticks));
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    kernel.checkPartition();
  }

  /** The first application gets two ticks of a period, the others one each. */
  private static int shareOf(int application) {
    return application == 0 ? 2 : 1;
  }
}
