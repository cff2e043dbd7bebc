import java.util.concurrent.RecursiveTask;

/** The result of a forked task is read without waiting for it. */
public class ForkWithoutJoin {
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
    assert left.getRawResult() + right == 25; // expect: exception java.lang.NullPointerException
  }
}
