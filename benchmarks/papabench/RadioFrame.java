package papabench;

/** One frame of the remote control: pulses between -1 and 1, and the position of the mode switch. */
record RadioFrame(boolean received, float roll, float pitch, float throttle, int modeSwitch) {
  static final RadioFrame SILENCE = new RadioFrame(false, 0, 0, 0, 0);

  FlightMode mode() {
    if (modeSwitch < 0) {
      return FlightMode.MANUAL;
    }
    return modeSwitch == 0 ? FlightMode.STABILIZED : FlightMode.AUTOMATIC;
  }
}
