/* weaveproof benchmark
 * name: monte-carlo
 * models: the price of a share, simulated many times by several threads from the statistics of its past
 * source: dfs-rb.txt, Table 1 (Monte Carlo), after the Java Grande suite
 * main: montecarlo.MonteCarlo
 * threads: 2 / 2 / 4 (small/medium/large)
 * small: buggy 2 4 10 | correct 2 4 10
 * medium: buggy 2 12 10 | correct 2 12 10
 * large: buggy 4 40 20 | correct 4 40 20
 * verdict: assertion | no-violation
 * options:
 * error: a result is entered in two steps, first the place and then the entry: two threads use the same place
 */
package montecarlo;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, threads, runs of the simulation, time steps of a run. */
public class MonteCarlo {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    int steps = args.length > 3 ? Integer.parseInt(args[3]) : 10;

    ResultBook book = switch (variant) {
      case "buggy" -> new TwoStepBook(runs);
      case "correct" -> new OneStepBook(runs);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Model model = Model.of(PriceHistory.listed());
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker(i, threads, runs, steps, model, book));
    }
    for (Thread worker : workers) {
      worker.start();
    }
    for (Thread worker : workers) {
      worker.join();
    }

    Summary expected = Summary.of(sequentially(runs, steps, model));
    assert book.count() == runs : book.count() + " results of " + runs + " runs";
    Summary summary = Summary.of(book.results());
    assert summary.equals(expected) : summary + " instead of " + expected;
    assert summary.asian() <= summary.lookback() : "the mean of a path is above its maximum";
  }

  private static List<Result> sequentially(int runs, int steps, Model model) {
    List<Result> results = new ArrayList<>();
    for (int run = 0; run < runs; run++) {
      results.add(new Simulation(model, steps, new Task(run)).run());
    }
    return results;
  }
}
