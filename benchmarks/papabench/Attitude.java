package papabench;

/** The estimate of roll and pitch, in radians. Written by the stabilisation task. */
abstract class Attitude {
  protected float roll;
  protected float pitch;

  synchronized void update(float newRoll, float newPitch) {
    roll = newRoll;
    pitch = newPitch;
  }

  /** Both angles in hundredths of a degree, one in each half of the number, as the radio link sends them. */
  abstract int encoded();

  protected static int encode(float roll, float pitch) {
    return centidegrees(roll) << 16 | centidegrees(pitch) & 0xffff;
  }

  private static int centidegrees(float radians) {
    return Math.round((float) Math.toDegrees(radians) * 100);
  }
}
