package papabench;

/**
 * The second computer: drives the servos. It ignores messages that were damaged on the way, and when the autopilot has
 * been silent for too long it brings the aircraft into a gentle descent.
 */
class FlyByWire {
  static final int AILERON = 0;
  static final int ELEVATOR = 1;
  static final int THROTTLE = 2;
  private static final int SERVOS = 3;
  private static final int PATIENCE = 8;

  private final float[] positions = new float[SERVOS];
  private int ticksSinceMessage;
  private int damaged;

  FlyByWire() {
    positions[THROTTLE] = 0.5f;
  }

  synchronized void receive(ServoMessage message) {
    if (!message.isIntact()) {
      damaged++;
      return;
    }
    ticksSinceMessage = 0;
    positions[AILERON] = ServoMessage.position(message.aileron());
    positions[ELEVATOR] = ServoMessage.position(message.elevator());
    positions[THROTTLE] = ServoMessage.position(message.throttle());
  }

  /** Once in every tick, by the hardware. */
  synchronized void checkFailsafe() {
    ticksSinceMessage++;
    if (ticksSinceMessage > PATIENCE) {
      positions[AILERON] = 0;
      positions[ELEVATOR] = -0.05f;
      positions[THROTTLE] = 0.3f;
    }
  }

  synchronized float position(int servo) {
    return positions[servo];
  }

  synchronized int damaged() {
    return damaged;
  }
}
