// Two threads meet and exchange: each gets what the other gave, and neither goes on before the other has come. What was
// written before is seen behind; what comes behind may be.
//
// outcome: got 1, other got 2, x=1
// outcome: got 1, other got 2, x=2

import java.util.concurrent.Exchanger;
import weaveproof.Check;

public class LitmusExchange {
  static final Exchanger<Integer> EXCHANGER = new Exchanger<>();
  static volatile int x;
  static int otherGot;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      x = 1;
      try {
        otherGot = EXCHANGER.exchange(1);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      x = 2;
    });
    other.start();
    int got = EXCHANGER.exchange(2);
    int seen = x;
    other.join();
    Check.outcome("got " + got + ", other got " + otherGot + ", x=" + seen);
  }
}
