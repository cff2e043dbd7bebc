package montecarlo;

/** Geometric Brownian motion: what the past tells about drift and volatility of a year, and where the share stands. */
record Model(double drift, double volatility, double start) {
  static final double DAYS_A_YEAR = 250;

  static Model of(PriceHistory history) {
    Statistics daily = Statistics.of(history.returns());
    double volatility = Math.sqrt(daily.variance() * DAYS_A_YEAR);
    double drift = daily.mean() * DAYS_A_YEAR + volatility * volatility / 2;
    return new Model(drift, volatility, history.last());
  }
}
