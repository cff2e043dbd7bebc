// A permit that nobody has used is there for the next park, whatever it was meant for. The other thread waits for a
// flag in a loop, in which it parks; main sets the flag and gives a permit. Then the other parks once more, for
// nothing. It has used the permit in the loop, and parks for ever; or it has found the flag without parking, and the
// permit, now or soon, ends the park that it was not meant for.
//
// outcome: woken for nothing
// outcome: deadlock

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusPermitLeftBehind {
  static volatile boolean flag;

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      while (!flag) LockSupport.park();
      LockSupport.park();
      Check.outcome("woken for nothing");
    });
    other.start();
    flag = true;
    LockSupport.unpark(other);
  }
}
