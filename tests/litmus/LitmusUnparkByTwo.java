// One permit only: two threads give one each, the parker parks twice, and sees who has been there. Both parks return if
// one permit comes before the first park is over and one behind it. Given both before that, they are one permit, and
// the second park is for ever.
//
// Behind the first park at least one has written, behind the second both have.
//
// outcome: 1 of 2
// outcome: 2 of 2
// outcome: deadlock

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusUnparkByTwo {
  static final AtomicInteger CAME = new AtomicInteger();

  public static void main(String[] args) {
    Thread parker = new Thread(() -> {
      LockSupport.park();
      int first = CAME.get();
      LockSupport.park();
      Check.outcome(first + " of " + CAME.get());
    });
    Runnable giver = () -> {
      CAME.incrementAndGet();
      LockSupport.unpark(parker);
    };
    parker.start();
    new Thread(giver).start();
    giver.run();
  }
}
