// expect: no-violation
/** A thread that was made with a large stack needs it, and the next one in its place does not get it for nothing. */
public class LargeStack {
  static int depth(int levels) {
    return levels == 0 ? 0 : 1 + depth(levels - 1);
  }

  public static void main(String[] args) throws InterruptedException {
    for (long size : new long[] {0, 1 << 26, 0}) {
      Thread thread = new Thread(null, () -> {
        assert depth(size == 0 ? 10 : 300000) > 0;
      }, "deep", size);
      thread.start();
      thread.join();
    }
  }
}
