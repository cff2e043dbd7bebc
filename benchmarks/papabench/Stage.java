package papabench;

/** One part of a flight plan. */
sealed interface Stage {
  /** Where to steer from here, as a point in front of the aircraft. */
  Waypoint target(GpsFix fix);

  /** Whether the aircraft has come to the end of this stage. */
  boolean isDone(GpsFix fix);

  /** Straight to a point. */
  record GoTo(Waypoint goal) implements Stage {
    @Override
    public Waypoint target(GpsFix fix) {
      return goal;
    }

    @Override
    public boolean isDone(GpsFix fix) {
      return goal.distance(fix) < Waypoint.REACHED;
    }
  }

  /** Along the line between two points, back to it when the wind has blown the aircraft off. */
  record Line(Waypoint from, Waypoint to) implements Stage {
    private static final float AHEAD = 40;

    @Override
    public Waypoint target(GpsFix fix) {
      float along = Math.min(1, progress(fix) + AHEAD / from.distance(to));
      return from.towards(to, along);
    }

    @Override
    public boolean isDone(GpsFix fix) {
      return progress(fix) >= 1 || to.distance(fix) < Waypoint.REACHED;
    }

    /** The share of the line that lies behind the aircraft. */
    private float progress(GpsFix fix) {
      float east = to.east() - from.east();
      float north = to.north() - from.north();
      float done = (fix.east() - from.east()) * east + (fix.north() - from.north()) * north;
      return done / (east * east + north * north);
    }
  }

  /** Around a point, clockwise, for ever. */
  record Circle(Waypoint centre, float radius) implements Stage {
    private static final float AHEAD = 0.4f;

    @Override
    public Waypoint target(GpsFix fix) {
      float angle = (float) Math.atan2(fix.east() - centre.east(), fix.north() - centre.north()) + AHEAD;
      float east = centre.east() + radius * (float) Math.sin(angle);
      float north = centre.north() + radius * (float) Math.cos(angle);
      return new Waypoint(east, north, centre.altitude());
    }

    @Override
    public boolean isDone(GpsFix fix) {
      return false;
    }
  }
}
