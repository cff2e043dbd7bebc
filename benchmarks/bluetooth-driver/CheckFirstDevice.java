package bluetoothdriver;

class CheckFirstDevice extends Device {
  @Override
  protected boolean enter() {
    if (stopping) {
      return false;
    }
    pending.incrementAndGet(); // bug: the device may have stopped since the test
    return true;
  }
}
