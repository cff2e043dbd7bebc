package lostnotify;

class StatelessGate implements Gate {
  @Override
  public synchronized void open() {
    notifyAll();
  }

  @Override
  public synchronized void pass(int heat) throws InterruptedException {
    wait(); // bug: whether the gate has been opened already is written nowhere
  }
}
