package papabench;

/** Infrared sensors are noisy: each new measurement counts for a part only. */
class AttitudeFilter {
  private static final float WEIGHT = 0.75f;

  private float roll;
  private float pitch;

  void add(float measuredRoll, float measuredPitch) {
    roll += WEIGHT * (measuredRoll - roll);
    pitch += WEIGHT * (measuredPitch - pitch);
  }

  float roll() {
    return roll;
  }

  float pitch() {
    return pitch;
  }
}
