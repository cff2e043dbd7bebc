import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A worker that joins what it has forked waits for it, or does it itself if nobody has begun. */
public class ForkWithoutJoinFixed { // expect: no-violation
  static class Sum extends RecursiveTask<Integer> {
    final int from;
    final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) return from;
      int middle = (from + to) / 2;
      Sum left = new Sum(from, middle);
      left.fork();
      int right = new Sum(middle, to).compute();
      return left.join() + right;
    }
  }

  public static void main(String[] args) {
    assert new ForkJoinPool(1).invoke(new Sum(1, 3)) == 3;
  }
}
