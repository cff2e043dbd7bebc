package everyday;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/* everyday: LENGTH, an array that is sorted by halves, in a pool that steals
 */
public class MergeSort {
  private static class Sort extends RecursiveAction {
    private final int[] numbers;
    private final int from;
    private final int to;

    Sort(int[] numbers, int from, int to) {
      this.numbers = numbers;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from < 2) {
        return;
      }
      int middle = (from + to) / 2;
      invokeAll(new Sort(numbers, from, middle), new Sort(numbers, middle, to));
      Arrays.sort(numbers, from, to);
    }
  }

  public static void main(String[] args) {
    int[] numbers = new int[Integer.parseInt(args[0])];
    for (int i = 0; i < numbers.length; ++i) {
      numbers[i] = numbers.length - i;
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Sort(numbers, 0, numbers.length));
    pool.shutdown();
    for (int i = 0; i < numbers.length; ++i) {
      assert numbers[i] == i + 1;
    }
  }
}
