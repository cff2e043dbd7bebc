package piper;

class Emptier extends Thread {
  private final Gangway gangway;
  private final int passengers;

  Emptier(String name, Gangway gangway, int passengers) {
    super(name);
    this.gangway = gangway;
    this.passengers = passengers;
  }

  @Override
  public void run() {
    try {
      for (int i = 0; i < passengers; i++) {
        gangway.empty();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
