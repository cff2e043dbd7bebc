// sanitize-thread: yes
// A thread that either of two others may start: who comes first does it. What the third thread does depends on when it was
// started, so who may start it has to be known even to a worker that takes what lies behind from another (--share), and never saw
// the start itself.
//
// The starter writes 1 or 2 before it tries, and the other one afterwards; the third multiplies by 10 and adds 3. Main waits for all
// three.
//
// Of the first two, the one that starts the third has written before; the other may have written before, or may
// write after.
//
// outcome: 123
// outcome: 213
// outcome: 132
// outcome: 231

import java.util.concurrent.atomic.AtomicReference;
import weaveproof.Check;

public class LitmusEitherStarts {
  static final AtomicReference<Thread> third = new AtomicReference<>();
  static int order;

  static synchronized void write(int me) {
    order = order * 10 + me;
  }

  static void writeAndStart(int me) {
    write(me);
    Thread thread = new Thread(() -> write(3));
    if (third.compareAndSet(null, thread)) thread.start();
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> writeAndStart(1)), second = new Thread(() -> writeAndStart(2));
    first.start();
    second.start();
    first.join();
    second.join();
    third.get().join();
    Check.outcome(order);
  }
}
