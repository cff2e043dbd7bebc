import java.util.Timer;
import java.util.TimerTask;

/** The task cancels the timer when it has run. */
public class TimerNotCancelledFixed { // expect: no-violation
  static final Timer TIMER = new Timer();
  static int runs;

  public static void main(String[] args) {
    TIMER.schedule(new TimerTask() {
      @Override
      public void run() {
        runs++;
        assert runs == 1;
        TIMER.cancel();
      }
    }, 1);
  }
}
