package papabench;

/** The mode at this moment. Set by the radio control task, read by all that steer. */
class ModeSelector {
  private FlightMode mode = FlightMode.AUTOMATIC;

  synchronized FlightMode mode() {
    return mode;
  }

  synchronized void select(FlightMode selected) {
    mode = selected;
  }
}
