// Two threads exchange with a time-out. They meet, and each has the other's value; or one gives up before the other has
// come, and then the other gives up too. It never happens that one has got and the other has not.
//
// outcome: a=2 b=1
// outcome: a=0 b=0

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import weaveproof.Check;

public class LitmusExchangerTimed {
  static final Exchanger<Integer> EXCHANGER = new Exchanger<>();
  static int a, b;

  static int exchange(int mine) {
    try {
      return EXCHANGER.exchange(mine, 20, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return 0;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = exchange(1));
    first.start();
    b = exchange(2);
    first.join();
    Check.outcome("a=" + a + " b=" + b);
  }
}
