package papabench;

/** Every 250 ms: takes a new fix, picks the waypoint, sets the wanted roll and altitude. */
class NavigationTask extends PeriodicTask {
  private final GpsReceiver gps;
  private final Navigator navigator;
  private final ModeSelector modes;
  private final Setpoints setpoints;

  NavigationTask(GpsReceiver gps, Navigator navigator, ModeSelector modes, Setpoints setpoints) {
    super("navigation", 10, 7);
    this.gps = gps;
    this.navigator = navigator;
    this.modes = modes;
    this.setpoints = setpoints;
  }

  @Override
  protected void cycle() {
    gps.update();
    FlightMode mode = modes.mode();
    if (!mode.followsFlightPlan()) {
      return;
    }
    GpsFix fix = gps.fix();
    Waypoint target = navigator.target(fix, mode);
    setpoints.setRoll(navigator.rollTowards(fix, target));
    setpoints.setAltitude(target.altitude());
  }
}
