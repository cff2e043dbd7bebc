package papabench;

record Waypoint(float east, float north, float altitude) {
  /** Closer than this is there. */
  static final float REACHED = 25;

  float distance(GpsFix fix) {
    return distance(fix.east(), fix.north());
  }

  float distance(Waypoint other) {
    return distance(other.east, other.north);
  }

  /** The point at this share of the way to another one. */
  Waypoint towards(Waypoint other, float share) {
    return new Waypoint(
        east + share * (other.east - east),
        north + share * (other.north - north),
        altitude + share * (other.altitude - altitude));
  }

  private float distance(float otherEast, float otherNorth) {
    float x = otherEast - east;
    float y = otherNorth - north;
    return (float) Math.sqrt(x * x + y * y);
  }
}
