package papabench;

/** Knows which waypoint is next. Used by the navigation task alone. */
class Navigator {
  private static final float REACHED = 25;
  private static final float MAX_ROLL = 0.5f;
  private static final float COURSE_GAIN = 0.6f;

  private final FlightPlan plan;
  private int next = 1;

  Navigator(FlightPlan plan) {
    this.plan = plan;
  }

  /** Where to fly now; goes on to the following waypoint when one has been reached. */
  Waypoint target(GpsFix fix, FlightMode mode) {
    if (mode == FlightMode.HOME) {
      return plan.home();
    }
    if (distance(fix, plan.get(next)) < REACHED) {
      next++;
    }
    return plan.get(next);
  }

  /** The roll that turns the aircraft towards the waypoint on the shorter side. */
  float rollTowards(GpsFix fix, Waypoint target) {
    float bearing = (float) Math.atan2(target.east() - fix.east(), target.north() - fix.north());
    float error = (float) Math.IEEEremainder(bearing - fix.course(), 2 * Math.PI);
    return Math.max(-MAX_ROLL, Math.min(MAX_ROLL, COURSE_GAIN * error));
  }

  private static float distance(GpsFix fix, Waypoint waypoint) {
    float east = waypoint.east() - fix.east();
    float north = waypoint.north() - fix.north();
    return (float) Math.sqrt(east * east + north * north);
  }
}
