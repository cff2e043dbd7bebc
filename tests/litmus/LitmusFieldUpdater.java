// An atomic field updater and a plain n++ on the same volatile field: the updater's addition is one action, the plain
// one two, and the one between them is lost.
//
// 11 in either order without overlap; the addition of 10 between the read and the write of n++: 1. The increment cannot
// be lost.
//
// outcome: 11
// outcome: 1

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import weaveproof.Check;

public class LitmusFieldUpdater {
  static final AtomicIntegerFieldUpdater<LitmusFieldUpdater> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(LitmusFieldUpdater.class, "count");
  volatile int count;

  public static void main(String[] args) throws InterruptedException {
    LitmusFieldUpdater object = new LitmusFieldUpdater();
    Thread first = new Thread(() -> COUNT.addAndGet(object, 10));
    Thread second = new Thread(() -> object.count++);
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(object.count);
  }
}
