package raxextended;

class CarefulEvent extends Event {
  @Override
  synchronized void await(int times) throws InterruptedException {
    while (count < times) {
      wait();
    }
  }
}
