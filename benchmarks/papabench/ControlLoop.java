package papabench;

/** A proportional loop with a limited output. */
record ControlLoop(float gain, float limit) {
  float output(float wanted, float actual) {
    float output = gain * (wanted - actual);
    return Math.max(-limit, Math.min(limit, output));
  }
}
