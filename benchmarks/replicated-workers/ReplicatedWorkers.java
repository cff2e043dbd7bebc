/* weaveproof benchmark
 * name: replicated-workers
 * models: equal workers around a pool of work that grows while it is done: an integral by adaptive quadrature
 * source: dfs-rb.txt, Table 1 (Replicated Workers), and prss.txt, Table 1 (workers, items, bounds, epsilon)
 * main: replicatedworkers.ReplicatedWorkers
 * threads: 2 / 2 / 5 (small/medium/large)
 * small: buggy 2 1 0.0 1.0 0.1 | correct 2 1 0.0 1.0 0.1
 * medium: buggy 2 1 0.0 2.0 0.3 | correct 2 1 0.0 2.0 0.3
 * large: buggy 5 2 0.0 10.7 0.05 | correct 5 2 0.0 10.7 0.05
 * verdict: deadlock | no-violation
 * options:
 * error: a worker that finds the pool empty tests for the end in one synchronized block and waits in the next one:
 *   the last worker may announce the end in between
 */
package replicatedworkers;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, workers, intervals at the beginning, lower and upper bound, tolerated error of an interval. */
public class ReplicatedWorkers {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int workers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int intervals = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    double low = args.length > 3 ? Double.parseDouble(args[3]) : 0.0;
    double high = args.length > 4 ? Double.parseDouble(args[4]) : 1.0;
    double epsilon = args.length > 5 ? Double.parseDouble(args[5]) : 0.5;

    WorkPool pool = switch (variant) {
      case "buggy" -> new HastyPool(workers);
      case "correct" -> new CarefulPool(workers);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Quadrature quadrature = new Quadrature(epsilon);
    ResultPool results = new ResultPool();
    Barrier barrier = new Barrier(workers + 1);
    List<Thread> team = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      team.add(new Worker("worker " + i, pool, results, barrier, quadrature));
    }
    for (Thread worker : team) {
      worker.start();
    }
    long area = new Coordinator(pool, results, barrier).integrate(new Interval(low, high), intervals);
    for (Thread worker : team) {
      worker.join();
    }
    long expected = quadrature.sequentially(new Interval(low, high).split(intervals));
    assert area == expected : "the integral is " + area + " instead of " + expected;
  }
}
