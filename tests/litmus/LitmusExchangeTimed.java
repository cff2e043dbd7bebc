// Two threads come to exchange, both with a time-out. They meet, and each has what the other gave; or the first one
// gives up before the second comes, and then that one finds nobody and gives up too. That one of them gives up and the
// other does not is impossible.
//
// outcome: got 2 got 1
// outcome: timeout timeout

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import weaveproof.Check;

public class LitmusExchangeTimed {
  static final Exchanger<Integer> EXCHANGER = new Exchanger<>();
  static String a;

  static String exchange(int mine) {
    try {
      return "got " + EXCHANGER.exchange(mine, 20, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return "timeout";
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> a = exchange(1));
    other.start();
    String b = exchange(2);
    other.join();
    Check.outcome(a + " " + b);
  }
}
