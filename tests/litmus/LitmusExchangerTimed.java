// Nobody comes to exchange: the time is over. Under an interrupt that came before, exchange throws at once and does not
// wait.
//
// outcome: timeout, then interrupted

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import weaveproof.Check;

public class LitmusExchangerTimed {
  static final Exchanger<Integer> EXCHANGER = new Exchanger<>();

  static String exchange(int mine) {
    try {
      return "got " + EXCHANGER.exchange(mine, 20, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return "timeout";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  public static void main(String[] args) {
    String alone = exchange(1);
    Thread.currentThread().interrupt();
    Check.outcome(alone + ", then " + exchange(2));
  }
}
