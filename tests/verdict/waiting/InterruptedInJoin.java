/** The thread that main waits for interrupts main. */
public class InterruptedInJoin {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> main.interrupt());
    other.start();
    other.join(); // expect: exception java.lang.InterruptedException
  }
}
