package papabench;

/** Every 50 ms: sends the positions of the control surfaces to the fly-by-wire computer. */
class LinkServosTask extends PeriodicTask {
  private final Surfaces surfaces;
  private final FlyByWire flyByWire;

  LinkServosTask(Surfaces surfaces, FlyByWire flyByWire) {
    super("link to servos", 2, 1);
    this.surfaces = surfaces;
    this.flyByWire = flyByWire;
  }

  @Override
  protected Cycle newCycle() {
    return () -> flyByWire.receive(surfaces.message());
  }
}
