package sleepingbarber;

/** One monitor; every notification stands for a change of a number that the one who waits looks at. */
class CarefulShop implements Shop {
  private final int chairs;
  private int toCome;
  private int seated; // customers who ever took a chair
  private int served; // those of them who have left with a new haircut

  CarefulShop(int customers, int chairs) {
    this.toCome = customers;
    this.chairs = chairs;
  }

  @Override
  public synchronized boolean getHaircut() throws InterruptedException {
    toCome--;
    notifyAll();
    if (seated - served == chairs) {
      return false;
    }
    int turn = ++seated;
    while (served < turn) {
      wait();
    }
    return true;
  }

  @Override
  public synchronized boolean serveNext() throws InterruptedException {
    while (seated == served && toCome > 0) {
      wait();
    }
    if (seated == served) {
      return false;
    }
    served++;
    notifyAll();
    return true;
  }
}
