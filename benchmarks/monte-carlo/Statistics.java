package montecarlo;

/** Mean and deviation of a row of numbers. */
record Statistics(int count, double mean, double variance) {
  static Statistics of(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return new Statistics(values.length, mean, values.length < 2 ? 0 : squares / (values.length - 1));
  }

  double deviation() {
    return Math.sqrt(variance);
  }

  /** Half the width of the interval in which the true mean is, with a confidence of 95 %. */
  double uncertainty() {
    return 1.96 * deviation() / Math.sqrt(count);
  }
}
