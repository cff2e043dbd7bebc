import java.util.Timer;
import java.util.TimerTask;

/** The thread of a timer that is never cancelled keeps the program alive. */
public class TimerNotCancelled {
  static final Timer TIMER = new Timer(); // expect: deadlock anywhere

  public static void main(String[] args) {
    TIMER.schedule(new TimerTask() {
      @Override
      public void run() {
      }
    }, 1);
  }
}
