package clean;

class HastyEvent extends Event {
  @Override
  void await(int signals) throws InterruptedException {
    while (count < signals) {
      // bug: the last signal may come here, and nobody will repeat it
      sleep();
    }
  }

  private synchronized void sleep() throws InterruptedException {
    wait();
  }
}
