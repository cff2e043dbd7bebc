package everyday;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/* everyday: ALARMS, a timer that does some tasks and is cancelled
 */
public class Alarms {
  public static void main(String[] args) throws InterruptedException {
    int alarms = Integer.parseInt(args[0]);
    CountDownLatch rung = new CountDownLatch(alarms);
    Timer timer = new Timer();
    for (int i = 0; i < alarms; ++i) {
      timer.schedule(new TimerTask() {
        @Override
        public void run() {
          rung.countDown();
        }
      }, 10L * i);
    }
    rung.await();
    timer.cancel();
  }
}
