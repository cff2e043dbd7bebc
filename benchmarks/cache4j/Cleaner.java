package cache4j;

/** Lets the time go on and drops what has become too old. */
class Cleaner extends Thread {
  private final CacheRegistry registry;
  private final Clock clock;
  private final int turns;

  Cleaner(CacheRegistry registry, Clock clock, int turns) {
    super("cleaner");
    this.registry = registry;
    this.clock = clock;
    this.turns = turns;
  }

  @Override
  public void run() {
    for (int turn = 0; turn < turns; turn++) {
      clock.advance();
      for (Cache cache : registry.all()) {
        cache.clean();
      }
    }
  }
}
