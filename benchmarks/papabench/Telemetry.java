package papabench;

/** The messages to the ground, in a ring of the newest ones. */
class Telemetry {
  private static final int KEPT = 2;

  private final TelemetryMessage[] newest = new TelemetryMessage[KEPT];
  private int sent;

  synchronized void send(TelemetryMessage message) {
    newest[sent % KEPT] = message;
    sent++;
  }

  synchronized boolean isIntact() {
    for (TelemetryMessage message : newest) {
      if (message != null && !message.isIntact()) {
        return false;
      }
    }
    return true;
  }
}
