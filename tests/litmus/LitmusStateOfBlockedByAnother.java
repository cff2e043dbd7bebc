// Two threads take a monitor and give it back, and do nothing in between that anybody could notice; or nothing at all. Still one of them
// may be found blocked by the other.
//
// outcome: BLOCKED 1
// outcome: RUNNABLE 1
// outcome: RUNNABLE 2
// outcome: TERMINATED 1
// outcome: TERMINATED 2
// outcome: empty BLOCKED
// outcome: empty RUNNABLE
// outcome: empty TERMINATED

import weaveproof.Check;

public class LitmusStateOfBlockedByAnother {
  static final Object LOCK = new Object();
  static int last;

  static void write(int number) {
    synchronized (LOCK) {
      last = number;
    }
  }

  static void touch() {
    synchronized (LOCK) {
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean isEmpty = Check.anyBoolean();
    Thread first = new Thread(isEmpty ? LitmusStateOfBlockedByAnother::touch : () -> write(1));
    Thread second = new Thread(isEmpty ? LitmusStateOfBlockedByAnother::touch : () -> write(2));
    first.start();
    second.start();
    Thread.State state = first.getState();
    first.join();
    second.join();
    Check.outcome(isEmpty ? "empty " + state : state + " " + last);
  }
}
