package cdx;

/** A number that depends on time, as the flight scripts write it: sums, products, parentheses, t, numbers, tri(x). */
interface Expression {
  double at(double time);

  /** A wave between 0 and 1 with a period of 1, made of straight lines: holding patterns are flown along it. */
  static double triangle(double x) {
    double phase = x - Math.floor(x);
    return phase < 0.5 ? 2 * phase : 2 - 2 * phase;
  }
}
