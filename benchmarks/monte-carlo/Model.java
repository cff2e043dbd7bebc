package montecarlo;

/** Geometric Brownian motion: what the past tells about drift and volatility of a year, and where the share stands. */
record Model(double drift, double volatility, double start) {
  static final double DAYS_A_YEAR = 250;

  static Model of(PriceHistory history) {
    int count = history.days() - 1;
    double[] returns = new double[count];
    double sum = 0;
    for (int day = 0; day < count; day++) {
      returns[day] = Math.log(history.price(day + 1) / history.price(day));
      sum += returns[day];
    }
    double mean = sum / count;
    double squares = 0;
    for (double value : returns) {
      squares += (value - mean) * (value - mean);
    }
    double variance = squares / (count - 1);
    double volatility = Math.sqrt(variance * DAYS_A_YEAR);
    double drift = mean * DAYS_A_YEAR + volatility * volatility / 2;
    return new Model(drift, volatility, history.last());
  }
}
