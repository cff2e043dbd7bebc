// Two halves of a sum in a ForkJoinPool of one thread: the pool's thread forks one half and computes the other, and the
// fork is run by itself when it joins it. Main joins the whole, and looks before that whether it is done.
//
// outcome: done false, sum 3
// outcome: done true, sum 3

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import weaveproof.Check;

public class LitmusForkJoinSum {
  static class Sum extends RecursiveTask<Integer> {
    private final int from, to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (from == to) return from;
      Sum left = new Sum(from, from);
      left.fork();
      return new Sum(from + 1, to).compute() + left.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(1);
    Sum sum = new Sum(1, 2);
    pool.execute(sum);
    boolean done = sum.isDone();
    Check.outcome("done " + done + ", sum " + sum.join());
  }
}
