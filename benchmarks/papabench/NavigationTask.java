package papabench;

/** Every 250 ms: takes a new fix, steers along the flight plan by the wanted roll and altitude. */
class NavigationTask extends PeriodicTask {
  private final GpsReceiver gps;
  private final FlightPlan plan;
  private final ModeSelector modes;
  private final Setpoints setpoints;

  NavigationTask(GpsReceiver gps, FlightPlan plan, ModeSelector modes, Setpoints setpoints) {
    super("navigation", 10, 7);
    this.gps = gps;
    this.plan = plan;
    this.modes = modes;
    this.setpoints = setpoints;
  }

  @Override
  protected Cycle newCycle() {
    Navigator navigator = new Navigator(plan);
    return () -> {
      gps.update();
      FlightMode mode = modes.mode();
      if (mode.followsFlightPlan()) {
        GpsFix fix = gps.fix();
        Waypoint target = navigator.target(fix, mode);
        setpoints.setRoll(Navigator.rollTowards(fix, target));
        setpoints.setAltitude(target.altitude());
      }
    };
  }
}
