// Two threads use x under one monitor, several times each. Only if main has seen the first of the other's sections
// and not the second does it look once more, without the monitor: it may then look into the middle of the second.
//
// Main's look under the monitor: 0 or 4 (it does no more), or 2, and then, without: 2, 3 or 4.
//
// outcome: 0
// outcome: 4
// outcome: 2, then 2
// outcome: 2, then 3
// outcome: 2, then 4

import weaveproof.Check;

public class LitmusDisciplineBrokenLate {
  static final Object LOCK = new Object();
  static int x;

  static void addTwo() {
    synchronized (LOCK) {
      ++x;
      ++x;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      addTwo();
      addTwo();
    }).start();
    int seen;
    synchronized (LOCK) {
      seen = x;
    }
    Check.outcome(seen == 2 ? "2, then " + x : seen);
  }
}
