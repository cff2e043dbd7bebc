// Two threads exit at the same time. One of them does; the other is stopped, before its call or inside it. That is no
// deadlock, as the first one goes on to the end. A hook sees who has come at least as far as the call: one or both.
//
// outcome: 1
// outcome: 2
// outcome: 3
//
// sanitize: yes

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusExitTwice {
  static final AtomicInteger CAME = new AtomicInteger();

  static void leave(int me) {
    CAME.addAndGet(me);
    System.exit(0);
    Check.outcome("exit returned");
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.outcome(CAME.get())));
    new Thread(() -> leave(1)).start();
    leave(2);
  }
}
