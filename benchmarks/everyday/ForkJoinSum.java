package everyday;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/* everyday: NUMBERS, a sum by halves on a pool of two that steal from each other
 */
public class ForkJoinSum {
  private static class Sum extends RecursiveTask<Integer> {
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        return from;
      }
      int middle = (from + to) / 2;
      Sum left = new Sum(from, middle);
      left.fork();
      return new Sum(middle, to).compute() + left.join();
    }
  }

  public static void main(String[] args) {
    int numbers = Integer.parseInt(args[0]);
    int sum = new ForkJoinPool(2).invoke(new Sum(0, numbers));
    assert sum == numbers * (numbers - 1) / 2;
  }
}
