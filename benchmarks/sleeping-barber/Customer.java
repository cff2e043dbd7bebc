package sleepingbarber;

class Customer extends Thread {
  private final Shop shop;
  private boolean newHaircut;

  Customer(String name, Shop shop) {
    super(name);
    this.shop = shop;
  }

  @Override
  public void run() {
    try {
      newHaircut = shop.getHaircut();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean hasNewHaircut() {
    return newHaircut;
  }
}
