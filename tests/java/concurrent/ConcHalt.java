/** Runtime.halt: no hooks, no finally blocks, at once; the status is 5. */
public class ConcHalt {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hooks do not run")));
    Thread other = new Thread(() -> {
      try {
        Thread.sleep(600_000);
      } catch (InterruptedException e) {
        System.out.println("interrupted?");
      } finally {
        System.out.println("no finally either");
      }
    });
    other.start();
    while (other.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    try {
      System.out.println("halting");
      Runtime.getRuntime().halt(5);
    } finally {
      System.out.println("not reached");
    }
  }
}
