// A loop that waits for a flag which, on some schedules, nobody will set any more: main sets it only if it has seen
// that the other has begun. To turn in such a loop for ever is neither a deadlock nor an endless loop of which nobody
// could notice anything: it reads what others may write. The search ends nevertheless, as the states repeat.
//
// outcome: main saw 0
// outcome: main saw 1
// outcome: left the loop

import weaveproof.Check;

public class LitmusSpinForEver {
  static int begun, go;

  public static void main(String[] args) {
    new Thread(() -> {
      begun = 1;
      while (go == 0) Thread.onSpinWait();
      Check.outcome("left the loop");
    }).start();
    int seen = begun;
    Check.outcome("main saw " + seen);
    go = seen;
  }
}
