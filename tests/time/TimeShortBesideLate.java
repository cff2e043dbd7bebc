// Main polls with short sleeps until a thread has ended a wait of two seconds. Under `patient:1s` that wait ends only when nothing but
// time-outs is left to happen, so a short sleep comes before its end, however often it was tried before the other thread waited: the
// order of a time-out against any other step matters.
//
// last: polled
// last: seen 1
// last: seen 2
// last: seen 3
// patient: polled
// patient: seen 1
// patient: seen 2
// patient: seen 3
// fair: polled
// fair: seen 1
// fair: seen 2
// fair: seen 3
import weaveproof.Check;

public class TimeShortBesideLate {
  static volatile int steps;
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    boolean looks = Check.anyBoolean();
    Thread other = new Thread(() -> {
      steps = 1;
      steps = 2;
      steps = 3;
      try {
        Thread.sleep(2000);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      done = true;
    });
    other.start();
    if (looks) {
      while (steps == 0) Thread.sleep(100);
      Check.outcome("seen " + steps);
      return;
    }
    while (!done) Thread.sleep(100);
    Check.outcome("polled");
  }
}
