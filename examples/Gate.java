/**
 * A gate that is opened once. The visitor looks without the lock whether it is open. When the porter opens it between
 * that look and the wait, the notification comes too early, and nobody will send another. GateFixed has the remedy.
 */
public class Gate {
  private volatile boolean open;

  void enter() throws InterruptedException {
    if (!open) {
      synchronized (this) {
        wait(); // deadlock: the gate may be open by now
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
