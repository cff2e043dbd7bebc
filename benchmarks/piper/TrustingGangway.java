package piper;

class TrustingGangway extends Gangway {
  TrustingGangway(int slots) {
    super(slots);
  }

  @Override
  protected void awaitRoom() throws InterruptedException {
    if (isFull()) { // bug: should be while; another filler may have taken the room
      wait();
    }
  }
}
