package piper;

class CheckingGangway extends Gangway {
  CheckingGangway(int slots) {
    super(slots);
  }

  @Override
  protected void awaitRoom() throws InterruptedException {
    while (isFull()) {
      wait();
    }
  }
}
