/** System.exit ends a program in which a thread waits for ever. */
public class ExitEndsAll { // expect: no-violation
  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      synchronized (ExitEndsAll.class) {
        try {
          ExitEndsAll.class.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    other.start();
    System.exit(0);
  }
}
