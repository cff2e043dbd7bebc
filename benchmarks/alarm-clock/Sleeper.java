package alarmclock;

/** Sleeps twice: some ticks from the beginning, and until the clock stops. */
class Sleeper extends Thread {
  private final int number;
  private final Clock clock;
  private final int ticks;

  Sleeper(int number, Clock clock, int ticks) {
    super("sleeper " + number);
    this.number = number;
    this.clock = clock;
    this.ticks = ticks;
  }

  @Override
  public void run() {
    try {
      sleepUntil(1 + number % ticks);
      sleepUntil(ticks);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void sleepUntil(int time) throws InterruptedException {
    clock.sleepUntil(time);
    int now = clock.now();
    assert now >= time : "woken at " + now + " instead of " + time;
  }
}
