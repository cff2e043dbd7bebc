package cdx;

class GuardedStatistics implements Statistics {
  private int dropped;

  @Override
  public synchronized void frameDropped() {
    dropped++;
  }

  @Override
  public synchronized int dropped() {
    return dropped;
  }
}
