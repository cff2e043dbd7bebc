package papabench;

/** Every 250 ms: turns the wanted altitude into a wanted climb. */
class AltitudeControlTask extends PeriodicTask {
  private static final ControlLoop CLIMB = new ControlLoop(0.1f, 1.5f);

  private final GpsReceiver gps;
  private final ModeSelector modes;
  private final Setpoints setpoints;

  AltitudeControlTask(GpsReceiver gps, ModeSelector modes, Setpoints setpoints) {
    super("altitude control", 10, 5);
    this.gps = gps;
    this.modes = modes;
    this.setpoints = setpoints;
  }

  @Override
  protected Cycle newCycle() {
    return () -> {
      if (modes.mode().followsFlightPlan()) {
        setpoints.setClimb(CLIMB.output(setpoints.altitude(), gps.fix().altitude()));
      }
    };
  }
}
