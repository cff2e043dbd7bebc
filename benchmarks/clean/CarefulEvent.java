package clean;

class CarefulEvent extends Event {
  @Override
  synchronized void await(int signals) throws InterruptedException {
    while (count < signals) {
      wait();
    }
  }
}
