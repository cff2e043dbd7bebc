package everyday;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAccumulator;

/* everyday: BIDDERS, the greatest bid, by an accumulator and by a reference
 */
public class Auction {
  public static void main(String[] args) throws InterruptedException {
    Thread[] bidders = new Thread[Integer.parseInt(args[0])];
    LongAccumulator greatest = new LongAccumulator(Long::max, 0);
    AtomicReference<Integer> best = new AtomicReference<>(0);
    for (int i = 0; i < bidders.length; ++i) {
      int bid = i + 1;
      bidders[i] = new Thread(() -> {
        greatest.accumulate(bid);
        best.accumulateAndGet(bid, Math::max);
      });
      bidders[i].start();
    }
    for (Thread bidder : bidders) {
      bidder.join();
    }
    assert greatest.get() == bidders.length && best.get() == bidders.length;
  }
}
