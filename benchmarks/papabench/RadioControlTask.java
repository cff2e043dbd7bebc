package papabench;

/** Every tick: decodes the frame of the remote control, selects the mode, passes on the pilot's wishes. */
class RadioControlTask extends PeriodicTask {
  private static final int FRAMES_UNTIL_LOST = 4;
  private static final float MAX_ROLL = 0.6f;
  private static final float MAX_PITCH = 0.4f;

  private final RadioReceiver receiver;
  private final ModeSelector modes;
  private final Setpoints setpoints;

  // No other thread reads these.
  private int frames;
  private int missed;

  RadioControlTask(RadioReceiver receiver, ModeSelector modes, Setpoints setpoints) {
    super("radio control", 1, 0);
    this.receiver = receiver;
    this.modes = modes;
    this.setpoints = setpoints;
  }

  @Override
  protected void cycle() {
    RadioFrame frame = receiver.frame(frames++);
    if (!frame.received()) {
      if (++missed >= FRAMES_UNTIL_LOST) {
        modes.select(FlightMode.HOME);
      }
      return;
    }
    missed = 0;
    FlightMode mode = frame.mode();
    modes.select(mode);
    if (!mode.followsFlightPlan()) {
      setpoints.setRoll(frame.roll() * MAX_ROLL);
      setpoints.setPitch(frame.pitch() * MAX_PITCH);
    }
  }
}
