package papabench;

/** Every tick: decodes the frame of the remote control, selects the mode, passes on the pilot's wishes. */
class RadioControlTask extends PeriodicTask {
  private static final int FRAMES_UNTIL_LOST = 4;
  private static final float MAX_ROLL = 0.6f;
  private static final float MAX_PITCH = 0.4f;

  private final RadioReceiver receiver;
  private final ModeSelector modes;
  private final Setpoints setpoints;

  RadioControlTask(RadioReceiver receiver, ModeSelector modes, Setpoints setpoints) {
    super("radio control", 1, 0);
    this.receiver = receiver;
    this.modes = modes;
    this.setpoints = setpoints;
  }

  @Override
  protected Cycle newCycle() {
    return new Cycle() {
      private final PulseDecoder decoder = new PulseDecoder();
      private int frames;
      private int missed;

      @Override
      public void run() {
        RadioFrame frame = decoder.decode(receiver.pulses(frames++));
        missed = frame.received() ? 0 : missed + 1;
        if (frame.received()) {
          obey(frame);
        } else if (missed >= FRAMES_UNTIL_LOST) {
          modes.select(FlightMode.HOME);
        }
      }
    };
  }

  private void obey(RadioFrame frame) {
    FlightMode mode = frame.mode();
    modes.select(mode);
    if (!mode.followsFlightPlan()) {
      setpoints.setRoll(frame.roll() * MAX_ROLL);
      setpoints.setPitch(frame.pitch() * MAX_PITCH);
    }
  }
}
