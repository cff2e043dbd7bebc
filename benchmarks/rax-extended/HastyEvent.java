package raxextended;

class HastyEvent extends Event {
  @Override
  void await(int times) throws InterruptedException {
    while (count < times) {
      waitForSignal(); // bug: the signal may have come since the comparison
    }
  }

  private synchronized void waitForSignal() throws InterruptedException {
    wait();
  }
}
