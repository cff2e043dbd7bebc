import java.util.concurrent.RecursiveTask;

/** join() waits for the worker, or does the work itself if nobody has begun it. */
public class ForkWithoutJoinFixed { // expect: no-violation
  static class Square extends RecursiveTask<Integer> {
    final int x;

    Square(int x) {
      this.x = x;
    }

    @Override
    protected Integer compute() {
      return x * x;
    }
  }

  public static void main(String[] args) {
    Square left = new Square(3);
    left.fork();
    int right = new Square(4).invoke();
    assert left.join() + right == 25;
  }
}
