package papabench;

record TelemetryMessage(int mode, int attitude, int altitude, int checksum) {
  static TelemetryMessage of(FlightMode mode, int attitude, float altitude) {
    int decimetres = Math.round(altitude * 10);
    return new TelemetryMessage(mode.ordinal(), attitude, decimetres, sum(mode.ordinal(), attitude, decimetres));
  }

  boolean isIntact() {
    return checksum == sum(mode, attitude, altitude);
  }

  private static int sum(int mode, int attitude, int altitude) {
    return (mode * 31 + attitude) * 31 + altitude;
  }
}
