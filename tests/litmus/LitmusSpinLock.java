// A lock of one flag that is taken by getAndSet in a loop. It excludes: each thread's two writes are together, so the
// other one finds 0 or what the first has left. The loop may turn while the other is inside, which adds nothing.
//
// The second read 0: it was first, and main, which came second, read 2. Or the other way round.
//
// outcome: second 0, main 2
// outcome: second 2, main 0

import java.util.concurrent.atomic.AtomicBoolean;
import weaveproof.Check;

public class LitmusSpinLock {
  static final AtomicBoolean TAKEN = new AtomicBoolean();
  static int x, a;

  static int use() {
    while (TAKEN.getAndSet(true)) Thread.onSpinWait();
    int found = x;
    x = 1;
    x = 2;
    TAKEN.set(false);
    return found;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread second = new Thread(() -> a = use());
    second.start();
    int b = use();
    second.join();
    Check.outcome("second " + a + ", main " + b);
  }
}
