// Exit from a second thread with shutdown hooks: hooks run to the end, uncaught exceptions in a hook change nothing,
// the status is 200.
public class ExcExitHook {
  static int prepared;

  static synchronized void prepare(int by) {
    prepared += by;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread hook = new Thread(() -> {
      prepare(100);
      System.out.println("hook sees " + prepared);
      try {
        Runtime.getRuntime().addShutdownHook(new Thread());
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
      throw new IllegalStateException("in the hook");
    }, "hook");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Thread removed = new Thread(() -> System.out.println("removed hook must not run"));
    Runtime.getRuntime().addShutdownHook(removed);
    System.out.println(
        Runtime.getRuntime().removeShutdownHook(removed) + " " + Runtime.getRuntime().removeShutdownHook(removed));
    Thread exiting = new Thread(() -> {
      prepare(1);
      System.out.println("leaving");
      System.exit(200);
    }, "exiting");
    exiting.start();
    exiting.join();
    System.out.println("not reached");
  }
}
