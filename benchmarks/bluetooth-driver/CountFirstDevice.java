package bluetoothdriver;

class CountFirstDevice extends Device {
  @Override
  protected boolean enter() {
    pending.incrementAndGet();
    if (stopping) {
      leave();
      return false;
    }
    return true;
  }
}
