package montecarlo;

import java.util.List;

/** What one wants to know in the end: the mean final price, its deviation, the price of an option to buy. */
record Summary(double mean, double deviation, double option) {
  private static final double STRIKE = 115;

  static Summary of(List<Result> results) {
    double sum = 0;
    double gains = 0;
    for (Result result : results) {
      sum += result.finalPrice();
      gains += Math.max(0, result.finalPrice() - STRIKE);
    }
    double mean = sum / results.size();
    double squares = 0;
    for (Result result : results) {
      squares += (result.finalPrice() - mean) * (result.finalPrice() - mean);
    }
    return new Summary(mean, Math.sqrt(squares / results.size()), gains / results.size());
  }
}
