package papabench;

/** Every 100 ms: tells the ground station how the flight goes; attitude and position take turns. */
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
  protected Cycle newCycle() {
    return new Cycle() {
      private int reports;

      @Override
      public void run() {
        FlightMode mode = modes.mode();
        boolean aboutAttitude = reports++ % 2 == 0;
        telemetry.send(aboutAttitude
            ? TelemetryMessage.aboutAttitude(mode, attitude.encoded())
            : TelemetryMessage.aboutPosition(mode, gps.fix()));
      }
    };
  }
}
