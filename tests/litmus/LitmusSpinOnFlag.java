// Waiting for a volatile flag in a loop. The loop may turn any number of times, but that adds no outcome: who leaves it
// has seen the flag, which is set behind the data. A loop that turns for ever is no deadlock: in every state of it the
// other thread can go on.
//
// outcome: data=1

import weaveproof.Check;

public class LitmusSpinOnFlag {
  static int data, seen;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      while (!ready) Thread.onSpinWait();
      seen = data;
    });
    reader.start();
    data = 1;
    ready = true;
    reader.join();
    Check.outcome("data=" + seen);
  }
}
