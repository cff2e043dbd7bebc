package papabench;

/**
 * The aircraft as physics sees it: follows the servos, much simplified. Moves only between two ticks, while all
 * tasks stand still.
 */
class Airframe {
  private static final float TICK = 0.025f;
  private static final float GRAVITY = 9.81f;
  private static final float CRUISE = 14;

  private float east;
  private float north;
  private float altitude = 75;
  private float heading;
  private float roll;
  private float pitch;
  private float climb;

  void move(FlyByWire servos) {
    roll += (servos.position(FlyByWire.AILERON) - roll * 0.5f) * TICK;
    pitch += (servos.position(FlyByWire.ELEVATOR) - pitch * 0.5f) * TICK;
    climb = CRUISE * pitch + 4 * (servos.position(FlyByWire.THROTTLE) - 0.5f);
    heading += GRAVITY * roll / CRUISE * TICK;
    east += CRUISE * Math.sin(heading) * TICK;
    north += CRUISE * Math.cos(heading) * TICK;
    altitude += climb * TICK;
  }

  float roll() {
    return roll;
  }

  float pitch() {
    return pitch;
  }

  GpsFix fix() {
    return new GpsFix(east, north, altitude, heading, CRUISE, climb);
  }

  void checkEnvelope() {
    assert Math.abs(roll) < 1 && Math.abs(pitch) < 1 : "roll " + roll + ", pitch " + pitch;
    assert altitude > 30 : "too low: " + altitude;
  }
}
