package papabench;

/** Every 250 ms: turns the wanted climb into throttle and pitch. */
class ClimbControlTask extends PeriodicTask {
  private static final float CRUISE_THROTTLE = 0.5f;
  private static final float PITCH_SHARE = 0.3f;

  private final GpsReceiver gps;
  private final ModeSelector modes;
  private final Setpoints setpoints;
  private final Surfaces surfaces;

  ClimbControlTask(GpsReceiver gps, ModeSelector modes, Setpoints setpoints, Surfaces surfaces) {
    super("climb control", 10, 3);
    this.gps = gps;
    this.modes = modes;
    this.setpoints = setpoints;
    this.surfaces = surfaces;
  }

  @Override
  protected Cycle newCycle() {
    IntegralLoop throttle = new IntegralLoop(0.2f, 0.02f, 0.4f);
    return () -> {
      if (!modes.mode().followsFlightPlan()) {
        throttle.reset();
        return;
      }
      float correction = throttle.output(setpoints.climb(), gps.fix().climb());
      surfaces.setThrottle(CRUISE_THROTTLE + correction);
      setpoints.setPitch(correction * PITCH_SHARE);
    };
  }
}
