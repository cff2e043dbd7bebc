package lostnotify;

class CountingGate implements Gate {
  private int opened;

  @Override
  public synchronized void open() {
    opened = opened + 1;
    notifyAll();
  }

  @Override
  public synchronized void pass(int heat) throws InterruptedException {
    while (opened < heat) {
      wait();
    }
  }
}
