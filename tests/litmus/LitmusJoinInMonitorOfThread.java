// To join a thread is to wait on its object, which frees that object's monitor, also if the caller had it before.
// Main has it, sets a to 1, joins and sets a to 2. A third thread comes into the monitor before main (a=0), while
// main waits (a=1) or behind it (a=2), and looks whether the thread that is joined has written: it may have at any
// time, and has when main is behind the join.
//
// outcome: a=0 y=0
// outcome: a=0 y=1
// outcome: a=1 y=0
// outcome: a=1 y=1
// outcome: a=2 y=1

import weaveproof.Check;

public class LitmusJoinInMonitorOfThread {
  static int a;
  static volatile int y;

  public static void main(String[] args) throws InterruptedException {
    Thread joined = new Thread(() -> y = 1);
    joined.start();
    new Thread(() -> {
      synchronized (joined) {
        int seen = y;
        Check.outcome("a=" + a + " y=" + seen);
      }
    }).start();
    synchronized (joined) {
      a = 1;
      joined.join();
      a = 2;
    }
  }
}
