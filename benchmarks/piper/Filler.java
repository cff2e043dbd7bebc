package piper;

class Filler extends Thread {
  private final Gangway gangway;
  private final int first;
  private final int passengers;

  Filler(String name, Gangway gangway, int first, int passengers) {
    super(name);
    this.gangway = gangway;
    this.first = first;
    this.passengers = passengers;
  }

  @Override
  public void run() {
    try {
      for (int i = 0; i < passengers; i++) {
        gangway.fill(first + i);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
