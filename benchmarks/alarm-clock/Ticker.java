package alarmclock;

/** The works of the clock. */
class Ticker extends Thread {
  private final Clock clock;
  private final int ticks;

  Ticker(Clock clock, int ticks) {
    super("ticker");
    this.clock = clock;
    this.ticks = ticks;
  }

  @Override
  public void run() {
    for (int i = 0; i < ticks; i++) {
      clock.tick();
    }
  }
}
