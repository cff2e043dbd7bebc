package alarmclock;

/** One time at which somebody is to be woken. Sleepers wait on this object. */
class Alarm {
  final int time;

  /** The next later one; guarded by the clock. */
  Alarm later;

  private boolean rung;

  Alarm(int time) {
    this.time = time;
  }

  synchronized void ring() {
    rung = true;
    notifyAll();
  }

  /** Waits for the next ring, whatever was before. */
  synchronized void awaitNextRing() throws InterruptedException {
    wait();
  }

  /** Waits unless it has rung already. */
  synchronized void awaitRing() throws InterruptedException {
    while (!rung) {
      wait();
    }
  }
}
