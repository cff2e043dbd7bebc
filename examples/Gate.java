/**
 * A gate that is opened once. The visitor tests without the lock whether it is open. If the porter opens it between
 * this test and the wait, the notification comes too early, and there is no other one. GateFixed is correct.
 */
public class Gate {
  private volatile boolean open;

  void enter() throws InterruptedException {
    if (!open) {
      synchronized (this) {
        wait(); // deadlock: the gate may be open already
      }
    }
  }

  void open() {
    synchronized (this) {
      open = true;
      notifyAll();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Gate gate = new Gate();
    new Thread(gate::open, "porter").start();
    gate.enter();
    System.out.println("The visitor is in.");
  }
}
