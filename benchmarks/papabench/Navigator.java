package papabench;

/** Knows how far the flight plan has been flown. */
class Navigator {
  private static final float MAX_ROLL = 0.5f;
  private static final float COURSE_GAIN = 0.6f;

  private final FlightPlan plan;
  private int stage;

  Navigator(FlightPlan plan) {
    this.plan = plan;
  }

  /** Where to fly now; goes on to the following stage when one is done. */
  Waypoint target(GpsFix fix, FlightMode mode) {
    if (mode == FlightMode.HOME) {
      return plan.home().target(fix);
    }
    if (plan.get(stage).isDone(fix)) {
      stage++;
    }
    return plan.get(stage).target(fix);
  }

  /** The roll that turns the aircraft towards the waypoint on the shorter side. */
  static float rollTowards(GpsFix fix, Waypoint target) {
    float bearing = (float) Math.atan2(target.east() - fix.east(), target.north() - fix.north());
    float error = (float) Math.IEEEremainder(bearing - fix.course(), 2 * Math.PI);
    return Math.max(-MAX_ROLL, Math.min(MAX_ROLL, COURSE_GAIN * error));
  }
}
