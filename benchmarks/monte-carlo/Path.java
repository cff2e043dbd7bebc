package montecarlo;

/** The prices of one possible future, today's first. */
class Path {
  private final double[] prices;

  Path(int days) {
    prices = new double[days + 1];
  }

  int days() {
    return prices.length - 1;
  }

  void set(int day, double price) {
    prices[day] = price;
  }

  double price(int day) {
    return prices[day];
  }

  double last() {
    return prices[prices.length - 1];
  }

  double highest() {
    double highest = prices[0];
    for (double price : prices) {
      highest = Math.max(highest, price);
    }
    return highest;
  }

  double average() {
    double sum = 0;
    for (double price : prices) {
      sum += price;
    }
    return sum / prices.length;
  }

  /** The deepest fall from a highest price before, as a share of it. */
  double drawdown() {
    double highest = prices[0];
    double deepest = 0;
    for (double price : prices) {
      highest = Math.max(highest, price);
      deepest = Math.max(deepest, 1 - price / highest);
    }
    return deepest;
  }
}
