// Nobody comes to exchange: the time is over. Under an interrupt that came before, exchange throws at once and does not
// wait.
//
// (With a partner the set of states has no end that a search could reach: who has found a partner, but not yet its
// thing, turns in a loop that draws from a random generator of its own.)
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
