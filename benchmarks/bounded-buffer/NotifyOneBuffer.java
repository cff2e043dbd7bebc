package boundedbuffer;

class NotifyOneBuffer extends Buffer {
  NotifyOneBuffer(int places) {
    super(places);
  }

  @Override
  protected void signal() {
    notify(); // bug: producers and consumers wait on the same monitor
  }
}
