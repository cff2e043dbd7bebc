package alarmclock;

/** Shows the time, and wakes those who asked for it. */
abstract class Clock {
  private final AlarmList alarms = new AlarmList();
  private int now;

  synchronized int now() {
    return now;
  }

  synchronized boolean hasAlarms() {
    return !alarms.isEmpty();
  }

  /** The time moves on by one. Alarms ring after the clock has been unlocked. */
  void tick() {
    Alarm due;
    synchronized (this) {
      now = now + 1;
      due = alarms.removeDue(now);
    }
    while (due != null) {
      due.ring();
      synchronized (this) {
        due = alarms.removeDue(now);
      }
    }
  }

  /** Returns when it is this time or later. */
  void sleepUntil(int time) throws InterruptedException {
    Alarm alarm;
    synchronized (this) {
      if (time <= now) {
        return;
      }
      alarm = alarms.enter(time);
    }
    await(alarm);
  }

  protected abstract void await(Alarm alarm) throws InterruptedException;
}
