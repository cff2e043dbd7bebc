// A thread gets the stack that it was made with.
public class ConcStackSize {
  static int depth(int levels) {
    return levels == 0 ? 0 : 1 + depth(levels - 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(null, () -> System.out.println(depth(1000000)), "deep", 1L << 29);
    thread.start();
    thread.join();
  }
}
