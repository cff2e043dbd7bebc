package replicatedworkers;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The trapezoidal rule, refined where it is not good enough. Areas are whole numbers of millionths: their sum does not
 * depend on the order of the summands.
 */
class Quadrature {
  private static final double UNIT = 1e6;

  private final double epsilon;

  Quadrature(double epsilon) {
    this.epsilon = epsilon;
  }

  /** The function that is integrated. */
  private static double f(double x) {
    return x * x * (3 - x / 4) + 1;
  }

  private static double trapezoid(double low, double high) {
    return (f(low) + f(high)) / 2 * (high - low);
  }

  /** Whether two halves would give nearly the same area as the whole. */
  boolean isFineEnough(Interval interval) {
    double whole = trapezoid(interval.low(), interval.high());
    double halves = trapezoid(interval.low(), interval.middle()) + trapezoid(interval.middle(), interval.high());
    return Math.abs(whole - halves) <= epsilon;
  }

  long area(Interval interval) {
    return Math.round(trapezoid(interval.low(), interval.high()) * UNIT);
  }

  /** What all workers together should find. */
  long sequentially(List<Interval> intervals) {
    Deque<Interval> open = new ArrayDeque<>(intervals);
    long sum = 0;
    while (!open.isEmpty()) {
      Interval interval = open.pop();
      if (isFineEnough(interval)) {
        sum += area(interval);
      } else {
        interval.split(2).forEach(open::push);
      }
    }
    return sum;
  }
}
