// An atomic step that parks. With the permit given before, it is one step indeed: from 0 to 3. Without, it stands at 1,
// and the others run until it can go on (Check.atomic): until the permit is given, and not longer. What is left of it
// is one step again, and nobody sees 2.
//
// Main looks, gives the permit, and looks again. 0 then 0: not begun. 0 then 3: begun behind the first look, before the
// permit or behind it. 1 then 3: it was waiting, and it goes on when the permit is there, before main looks again.
//
// outcome: 0 0
// outcome: 0 3
// outcome: 1 3
//
// sanitize: yes

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusAtomicParks {
  static volatile int x;

  public static void main(String[] args) {
    Thread parker = new Thread(() -> Check.atomic(() -> {
      x = 1;
      LockSupport.park();
      x = 2;
      x = 3;
    }));
    parker.start();
    int first = x;
    LockSupport.unpark(parker);
    Check.outcome(first + " " + x);
  }
}
