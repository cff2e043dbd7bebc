// sanitize-thread: yes
// A thread that either of two others may start: who comes first does it. What the third thread does depends on when it was
// started, so who may start it has to be known even to a worker that takes over what another has finished (--share), and never saw
// the start itself.
//
// Each of the two writes its number, and then tries to start the third, which writes 3; who writes second may do so before or after
// that.
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
