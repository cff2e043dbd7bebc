package papabench;

/** What goes from the autopilot to the fly-by-wire computer: pulses in microseconds, and a checksum. */
record ServoMessage(int aileron, int elevator, int throttle, int checksum) {
  private static final int NEUTRAL = 1500;
  private static final int SPAN = 500;

  static ServoMessage of(float aileron, float elevator, float throttle) {
    int a = pulse(aileron);
    int e = pulse(elevator);
    int t = pulse(throttle);
    return new ServoMessage(a, e, t, sum(a, e, t));
  }

  boolean isIntact() {
    return checksum == sum(aileron, elevator, throttle);
  }

  static float position(int pulse) {
    return (pulse - NEUTRAL) / (float) SPAN;
  }

  private static int pulse(float position) {
    float limited = Math.max(-1, Math.min(1, position));
    return NEUTRAL + Math.round(limited * SPAN);
  }

  private static int sum(int a, int e, int t) {
    return (a * 31 + e) * 31 + t ^ 0x5a5a;
  }
}
