package papabench;

/** Every 50 ms: estimates the attitude and moves ailerons and elevator towards the wanted one. */
class StabilizationTask extends PeriodicTask {
  private static final ControlLoop ROLL = new ControlLoop(1.2f, 1);
  private static final ControlLoop PITCH = new ControlLoop(1.5f, 1);

  private final Infrared infrared;
  private final Attitude attitude;
  private final Setpoints setpoints;
  private final Surfaces surfaces;

  StabilizationTask(Infrared infrared, Attitude attitude, Setpoints setpoints, Surfaces surfaces) {
    super("stabilisation", 2, 0);
    this.infrared = infrared;
    this.attitude = attitude;
    this.setpoints = setpoints;
    this.surfaces = surfaces;
  }

  @Override
  protected Cycle newCycle() {
    AttitudeFilter filter = new AttitudeFilter();
    return () -> {
      filter.add(infrared.roll(), infrared.pitch());
      attitude.update(filter.roll(), filter.pitch());
      float aileron = ROLL.output(setpoints.roll(), filter.roll());
      float elevator = PITCH.output(setpoints.pitch(), filter.pitch());
      surfaces.setAileronAndElevator(aileron, elevator);
    };
  }
}
