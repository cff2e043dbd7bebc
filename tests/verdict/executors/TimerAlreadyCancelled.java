import java.util.Timer;
import java.util.TimerTask;

/** A task cannot be given to a timer that another thread has cancelled. */
public class TimerAlreadyCancelled {
  public static void main(String[] args) throws Exception {
    Timer timer = new Timer(true);
    Thread other = new Thread(() -> timer.cancel());
    other.start();
    TimerTask task = new TimerTask() {
      @Override
      public void run() {
      }
    };
    timer.schedule(task, 1000); // expect: exception java.lang.IllegalStateException
    other.join();
  }
}
