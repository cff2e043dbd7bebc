package papabench;

/** Every 100 ms: tells the ground station how the flight goes. */
class ReportingTask extends PeriodicTask {
  private final Attitude attitude;
  private final GpsReceiver gps;
  private final ModeSelector modes;
  private final Telemetry telemetry;

  ReportingTask(Attitude attitude, GpsReceiver gps, ModeSelector modes, Telemetry telemetry) {
    super("reporting", 4, 2);
    this.attitude = attitude;
    this.gps = gps;
    this.modes = modes;
    this.telemetry = telemetry;
  }

  @Override
  protected void cycle() {
    FlightMode mode = modes.mode();
    float altitude = gps.fix().altitude();
    telemetry.send(TelemetryMessage.of(mode, attitude.encoded(), altitude));
  }
}
