package montecarlo;

/** One line of a listing. */
record DailyPrice(String date, double open, double high, double low, double close, int volume) {
  DailyPrice {
    if (low > open || low > close || high < open || high < close) {
      throw new IllegalArgumentException("the prices of " + date + " do not fit together");
    }
  }

  static DailyPrice parse(String line) {
    String[] fields = line.trim().split(", *");
    if (fields.length != 6) {
      throw new IllegalArgumentException("not a line of a listing: " + line);
    }
    return new DailyPrice(
        fields[0],
        Double.parseDouble(fields[1]),
        Double.parseDouble(fields[2]),
        Double.parseDouble(fields[3]),
        Double.parseDouble(fields[4]),
        Integer.parseInt(fields[5]));
  }
}
