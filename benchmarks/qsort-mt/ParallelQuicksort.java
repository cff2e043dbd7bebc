/* weaveproof benchmark
 * name: qsort-mt
 * models: quicksort that hands pieces of the array over to the idle threads of a small pool
 * source: dfs-rb.txt, Table 8 (QSortMT), and pairwise.txt, Table 1
 * main: qsortmt.ParallelQuicksort
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 7 | correct 2 7
 * medium: buggy 2 13 | correct 2 13
 * large: buggy 3 24 | correct 3 24
 * verdict: assertion | no-violation
 * options:
 * error: a thread looks whether a member of the pool is idle and claims it in two steps: two threads hand a piece to
 *   the same one, and the second piece takes the place of the first
 */
package qsortmt;

/** Arguments: variant, threads of the pool, length of the array. The main thread sorts too. */
public class ParallelQuicksort {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int length = args.length > 2 ? Integer.parseInt(args[2]) : 7;

    int[] array = halfSorted(length);
    Pool pool = switch (variant) {
      case "buggy" -> new HastyPool(threads);
      case "correct" -> new LockedPool(threads);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Quicksort quicksort = new Quicksort(array, pool);
    pool.start(quicksort);
    quicksort.sort(new Piece(0, length - 1));
    pool.awaitAllIdle();
    pool.stop();
    for (int i = 0; i < length; i++) {
      assert array[i] == i : "at place " + i + " is " + array[i];
    }
  }

  /** The first pivot is the median; after that both halves are in order, and every pivot is the greatest element. */
  private static int[] halfSorted(int length) {
    int[] array = new int[length];
    int median = length / 2;
    for (int i = 0; i < length - 1; i++) {
      array[i] = i;
    }
    if (median < length - 1) {
      array[median] = length - 1; // changes places with the pivot, and is where it belongs
    }
    array[length - 1] = median;
    return array;
  }
}
