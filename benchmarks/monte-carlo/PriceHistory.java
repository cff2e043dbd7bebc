package montecarlo;

/** Closing prices of an invented share, day by day. */
class PriceHistory {
  private static final double[] PRICES = {
    100.00, 100.85, 101.40, 100.95, 101.90, 102.35, 101.80, 102.60, 103.45, 103.10, 102.55, 103.30, 104.20, 104.05,
    105.15, 104.60, 105.40, 106.25, 105.70, 106.80, 107.35, 106.90, 107.85, 108.10, 107.45, 108.60, 109.30, 108.85,
    109.95, 110.40, 109.70, 110.85, 111.20, 110.65, 111.90, 112.75, 112.30, 113.40, 114.05, 113.55,
  };

  int days() {
    return PRICES.length;
  }

  double price(int day) {
    return PRICES[day];
  }

  double last() {
    return PRICES[PRICES.length - 1];
  }
}
