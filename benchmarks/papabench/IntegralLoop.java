package papabench;

/** A loop that also remembers how long it has been off, and so leaves no error standing. */
class IntegralLoop {
  private static final float MAX_SUM = 10;

  private final float gain;
  private final float integralGain;
  private final float limit;
  private float sum;

  IntegralLoop(float gain, float integralGain, float limit) {
    this.gain = gain;
    this.integralGain = integralGain;
    this.limit = limit;
  }

  float output(float wanted, float actual) {
    float error = wanted - actual;
    sum = Math.max(-MAX_SUM, Math.min(MAX_SUM, sum + error));
    float output = gain * error + integralGain * sum;
    return Math.max(-limit, Math.min(limit, output));
  }

  void reset() {
    sum = 0;
  }
}
