package cdx;

/** A straight flight from one place to another in the time between two frames. */
record Motion(int callSign, Vector3 from, Vector3 to) {
  /** Aircraft that come closer than this collide. */
  static final float SAFE_DISTANCE = 1;

  Vector3 at(float time) {
    return from.plus(to.minus(from).times(time));
  }

  /**
   * The collision with another motion, or null. Seen from one aircraft, the other one moves on a straight line: the
   * squared distance is a quadratic function of time, and its minimum between 0 and 1 decides.
   */
  Collision collisionWith(Motion other) {
    Vector3 distance = other.from.minus(from);
    Vector3 velocity = other.to.minus(other.from).minus(to.minus(from));
    float speed = velocity.squaredLength();
    float closest = speed == 0 ? 0 : -distance.dot(velocity) / speed;
    float time = Math.max(0, Math.min(1, closest));
    Vector3 gap = distance.plus(velocity.times(time));
    if (gap.squaredLength() >= SAFE_DISTANCE * SAFE_DISTANCE) {
      return null;
    }
    return new Collision(Math.min(callSign, other.callSign), Math.max(callSign, other.callSign));
  }
}
