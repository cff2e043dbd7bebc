package cdx;

/** An aircraft and the way that it flies: three coordinates as functions of time. */
record Flight(int callSign, Expression x, Expression y, Expression z) {
  /** A line of a script: call sign, x, y and z with commas in between. */
  static Flight parse(String line) {
    String[] parts = line.split(",");
    if (parts.length != 4) {
      throw new IllegalArgumentException("a flight has four parts, not: " + line);
    }
    return new Flight(
        Integer.parseInt(parts[0].trim()),
        ExpressionParser.parse(parts[1]),
        ExpressionParser.parse(parts[2]),
        ExpressionParser.parse(parts[3]));
  }

  Vector3 at(int frame) {
    return new Vector3((float) x.at(frame), (float) y.at(frame), (float) z.at(frame));
  }
}
