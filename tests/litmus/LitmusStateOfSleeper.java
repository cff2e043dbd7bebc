// Thread.getState of a thread that writes, sleeps and ends. Started and not yet asleep, or awake again: RUNNABLE.
// Asleep: TIMED_WAITING. Ended: TERMINATED. Never NEW, as start() has returned.
//
// outcome: RUNNABLE
// outcome: TIMED_WAITING
// outcome: TERMINATED

import weaveproof.Check;

public class LitmusStateOfSleeper {
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      x = 1;
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    sleeper.start();
    Check.outcome(sleeper.getState());
  }
}
