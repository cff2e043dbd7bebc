/** What Thread.join does: look under the monitor, then wait. */
public class WaitForThreadObjectFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {});
    other.start();
    synchronized (other) {
      while (other.isAlive()) other.wait();
    }
    assert other.getState() == Thread.State.TERMINATED;
  }
}
