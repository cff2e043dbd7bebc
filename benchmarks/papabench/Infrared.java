package papabench;

/** Infrared sensors see sky and ground: the difference of both sides tells roll and pitch, with a known bias. */
class Infrared {
  private static final float CONTRAST = 200;
  private static final float BIAS = 3;

  private final Airframe airframe;

  Infrared(Airframe airframe) {
    this.airframe = airframe;
  }

  float roll() {
    return correct(measure(airframe.roll()));
  }

  float pitch() {
    return correct(measure(airframe.pitch()));
  }

  private static float measure(float angle) {
    return angle * CONTRAST + BIAS;
  }

  private static float correct(float signal) {
    return (signal - BIAS) / CONTRAST;
  }
}
