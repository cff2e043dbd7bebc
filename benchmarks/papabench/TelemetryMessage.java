package papabench;

/** What goes to the ground by radio: what it is about, the mode, three numbers, a checksum. */
record TelemetryMessage(int kind, int mode, int first, int second, int third, int checksum) {
  private static final int ATTITUDE = 1;
  private static final int POSITION = 2;

  static TelemetryMessage aboutAttitude(FlightMode mode, int encodedAttitude) {
    return sealed(ATTITUDE, mode, encodedAttitude >> 16, (short) encodedAttitude, 0);
  }

  static TelemetryMessage aboutPosition(FlightMode mode, GpsFix fix) {
    return sealed(POSITION, mode, decimetres(fix.east()), decimetres(fix.north()), decimetres(fix.altitude()));
  }

  boolean isIntact() {
    return checksum == sum(kind, mode, first, second, third);
  }

  private static TelemetryMessage sealed(int kind, FlightMode mode, int first, int second, int third) {
    int number = mode.ordinal();
    return new TelemetryMessage(kind, number, first, second, third, sum(kind, number, first, second, third));
  }

  private static int decimetres(float metres) {
    return Math.round(metres * 10);
  }

  private static int sum(int... numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum = sum * 31 + number;
    }
    return sum;
  }
}
