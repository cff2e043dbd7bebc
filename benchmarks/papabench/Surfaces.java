package papabench;

/** The last word of the autopilot on each control surface, before it goes to the servos. */
class Surfaces {
  private float aileron;
  private float elevator;
  private float throttle = 0.5f;

  synchronized void setAileronAndElevator(float newAileron, float newElevator) {
    aileron = newAileron;
    elevator = newElevator;
  }

  synchronized void setThrottle(float newThrottle) {
    throttle = newThrottle;
  }

  synchronized ServoMessage message() {
    return ServoMessage.of(aileron, elevator, throttle);
  }
}
