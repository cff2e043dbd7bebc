package boundedbuffer;

class NotifyAllBuffer extends Buffer {
  NotifyAllBuffer(int places) {
    super(places);
  }

  @Override
  protected void signal() {
    notifyAll();
  }
}
