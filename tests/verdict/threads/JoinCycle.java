/** Each of two threads waits for the end of the other. */
public class JoinCycle {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      try {
        main.join(); // expect: deadlock
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    other.join(); // expect: deadlock
  }
}
