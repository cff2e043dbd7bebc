package sleepingbarber;

class Barber extends Thread {
  private final Shop shop;
  private int haircuts;

  Barber(Shop shop) {
    super("barber");
    this.shop = shop;
  }

  @Override
  public void run() {
    int done = 0;
    try {
      while (shop.serveNext()) {
        done++;
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    haircuts = done;
  }

  int haircuts() {
    return haircuts;
  }
}
