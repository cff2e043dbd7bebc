/** A shutdown hook runs beside the threads that are still alive. */
public class HookBesideMain {
  static volatile int a;
  static volatile int b;

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      int seenB = b;
      int seenA = a;
      assert seenA == seenB; // expect: assertion
    }));
    Thread other = new Thread(() -> System.exit(0));
    other.start();
    a = 1;
    b = 1;
    other.join();
  }
}
