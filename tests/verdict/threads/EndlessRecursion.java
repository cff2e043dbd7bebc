/** A method calls itself until the stack is full, if the flag comes too late. */
public class EndlessRecursion {
  static volatile boolean stop;

  static int depth(int n) {
    return stop ? n : down(n);
  }

  static int down(int n) {
    return down(n + 1) + 1; // expect: exception java.lang.StackOverflowError
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> stop = true);
    other.start();
    depth(0);
    other.join();
  }
}
