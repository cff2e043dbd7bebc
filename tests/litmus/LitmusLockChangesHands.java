// A variable is kept under A in the first phase and under B in the second. Who asks for the phase and then locks may
// have the wrong lock by then.
//
// Phase 0 seen: main looks under A, which keeps it out of the first section only: 0 before, 1 behind that, and 2 or 3
// while the other has B or behind it. Phase 1 seen: the first section is over, and main looks under B: 1 before the
// second section, 3 behind it.
//
// outcome: phase 0: 0
// outcome: phase 0: 1
// outcome: phase 0: 2
// outcome: phase 0: 3
// outcome: phase 1: 1
// outcome: phase 1: 3

import weaveproof.Check;

public class LitmusLockChangesHands {
  static final Object A = new Object(), B = new Object();
  static volatile int phase;
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (A) {
        x = 1;
      }
      phase = 1;
      synchronized (B) {
        x = 2;
        x = 3;
      }
    }).start();
    int seen = phase;
    synchronized (seen == 0 ? A : B) {
      Check.outcome("phase " + seen + ": " + x);
    }
  }
}
