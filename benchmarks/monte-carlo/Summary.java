package montecarlo;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What one wants to know in the end: the price to expect, the prices of some options, the worst fall. */
record Summary(Statistics price, double call, double asian, double lookback, double worstDrawdown) {
  private static final double STRIKE = 112;

  static Summary of(List<Result> results) {
    return new Summary(
        Statistics.of(results.stream().mapToDouble(Result::last).toArray()),
        payoff(results, Result::last),
        payoff(results, Result::average),
        payoff(results, Result::highest),
        results.stream().mapToDouble(Result::drawdown).max().orElse(0));
  }

  /** The mean gain of somebody who may buy at the strike price and sells at this one. */
  private static double payoff(List<Result> results, ToDoubleFunction<Result> sellingPrice) {
    double sum = 0;
    for (Result result : results) {
      sum += Math.max(0, sellingPrice.applyAsDouble(result) - STRIKE);
    }
    return sum / results.size();
  }
}
