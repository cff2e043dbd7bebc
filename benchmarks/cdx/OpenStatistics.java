package cdx;

class OpenStatistics implements Statistics {
  private int dropped;

  @Override
  public void frameDropped() {
    dropped++; // race: with the detector that has noticed an earlier gap
  }

  @Override
  public int dropped() {
    return dropped;
  }
}
