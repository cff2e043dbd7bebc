/* weaveproof benchmark
 * name: sor
 * models: successive over-relaxation of a grid in red and black half steps, by threads that own bands of rows
 * source: pairwise.txt, Table 1 (SOR), after the Java Grande suite
 * main: sor.Sor
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 4 1 | correct 2 4 1
 * medium: buggy 2 8 3 | correct 2 8 3
 * large: buggy 3 11 3 | correct 3 11 3
 * verdict: race | no-violation
 * options: --property race
 * error: the threads meet once in a step, not after each half of it: an element is read while its owner changes it
 */
package sor;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, threads, rows and columns of the grid with its border, steps. */
public class Sor {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int size = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    int steps = args.length > 3 ? Integer.parseInt(args[3]) : 1;
    boolean meetAfterRed = switch (variant) {
      case "buggy" -> false;
      case "correct" -> true;
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };

    Grid grid = new Grid(size);
    Barrier barrier = new Barrier(threads);
    int inner = size - 2;
    List<Thread> relaxers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int from = 1 + inner * i / threads;
      int to = 1 + inner * (i + 1) / threads;
      relaxers.add(new Relaxer("relaxer " + i, grid, barrier, from, to, steps, meetAfterRed));
    }
    for (Thread relaxer : relaxers) {
      relaxer.start();
    }
    for (Thread relaxer : relaxers) {
      relaxer.join();
    }
    Grid expected = new Grid(size);
    for (int step = 0; step < steps; step++) {
      expected.relax(1, size - 1, Grid.RED);
      expected.relax(1, size - 1, Grid.BLACK);
    }
    assert grid.equals(expected) : "not what one thread alone computes";
  }
}
