/** Gate without its error: the visitor tests under the lock, and tests again whenever it is woken. */
public class GateFixed {
  private boolean open;

  synchronized void enter() throws InterruptedException {
    while (!open) {
      wait();
    }
  }

  synchronized void open() {
    open = true;
    notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    GateFixed gate = new GateFixed();
    new Thread(gate::open, "porter").start();
    gate.enter();
    System.out.println("The visitor is in.");
  }
}
