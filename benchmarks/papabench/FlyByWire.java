package papabench;

/** The second computer: drives the servos, and ignores messages that were damaged on the way. */
class FlyByWire {
  static final int AILERON = 0;
  static final int ELEVATOR = 1;
  static final int THROTTLE = 2;
  private static final int SERVOS = 3;

  private final float[] positions = new float[SERVOS];
  private int damaged;

  FlyByWire() {
    positions[THROTTLE] = 0.5f;
  }

  synchronized void receive(ServoMessage message) {
    if (!message.isIntact()) {
      damaged++;
      return;
    }
    positions[AILERON] = ServoMessage.position(message.aileron());
    positions[ELEVATOR] = ServoMessage.position(message.elevator());
    positions[THROTTLE] = ServoMessage.position(message.throttle());
  }

  synchronized float position(int servo) {
    return positions[servo];
  }

  synchronized int damaged() {
    return damaged;
  }
}
