/** A thread that ends notifies whoever waits for its Thread object, but only those who wait already. */
public class WaitForThreadObject {
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {});
    other.start();
    synchronized (other) {
      other.wait(); // expect: deadlock
    }
  }
}
