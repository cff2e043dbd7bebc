package sleepingbarber;

/** Four lock objects. Only the first one guards data; the others are conditions that have no state behind them. */
class ForgetfulShop implements Shop {
  private final Object room = new Object();
  private final Object bell = new Object();
  private final Object call = new Object();
  private final Object finished = new Object();
  private final int chairs;
  private int toCome;
  private int waiting;

  ForgetfulShop(int customers, int chairs) {
    this.toCome = customers;
    this.chairs = chairs;
  }

  @Override
  public boolean getHaircut() throws InterruptedException {
    boolean seated;
    synchronized (room) {
      toCome--;
      seated = waiting < chairs;
      if (seated) {
        waiting++;
      }
    }
    synchronized (bell) {
      bell.notify(); // bug: the barber may have seen an empty room, but not be asleep yet
    }
    if (seated) {
      synchronized (call) {
        call.wait(); // bug: the barber may have called already
      }
      synchronized (finished) {
        finished.wait(); // bug: the barber may have finished already
      }
    }
    return seated;
  }

  @Override
  public boolean serveNext() throws InterruptedException {
    while (isEmpty()) {
      if (isOver()) {
        return false;
      }
      synchronized (bell) {
        bell.wait();
      }
    }
    synchronized (room) {
      waiting--;
    }
    synchronized (call) {
      call.notify();
    }
    synchronized (finished) {
      finished.notify();
    }
    return true;
  }

  private boolean isEmpty() {
    synchronized (room) {
      return waiting == 0;
    }
  }

  private boolean isOver() {
    synchronized (room) {
      return waiting == 0 && toCome == 0;
    }
  }
}
