package papabench;

/** Holds the newest fix. It is a value that never changes, and so one lock for the reference is enough. */
class GpsReceiver {
  private final Airframe airframe;
  private GpsFix newest;

  GpsReceiver(Airframe airframe) {
    this.airframe = airframe;
    this.newest = airframe.fix();
  }

  /** A message of the satellite receiver has come in. */
  void update() {
    GpsFix fix = airframe.fix();
    synchronized (this) {
      newest = fix;
    }
  }

  synchronized GpsFix fix() {
    return newest;
  }
}
