package papabench;

/** Holds the newest fix. It is a value that never changes, and so one lock for the reference is enough. */
class GpsReceiver {
  private final Airframe airframe;
  private GpsFix newest;

  GpsReceiver(Airframe airframe) {
    this.airframe = airframe;
    this.newest = airframe.fix();
  }

  /** A message of the satellites' receiver has come in. A damaged one changes nothing. */
  void update() {
    GpsFix fix = GpsMessage.decode(GpsMessage.encode(airframe.fix()));
    if (fix != null) {
      synchronized (this) {
        newest = fix;
      }
    }
  }

  synchronized GpsFix fix() {
    return newest;
  }
}
