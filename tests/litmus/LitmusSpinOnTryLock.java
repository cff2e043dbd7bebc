// A lock that is taken by trying until it works. It excludes like any other: each thread writes twice, and finds 0 or
// what the other has left. Who is first finds 0.
//
// outcome: other found 0, main found 2
// outcome: other found 4, main found 0

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusSpinOnTryLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  static int section(int first, int last) {
    while (!LOCK.tryLock()) Thread.onSpinWait();
    int found = x;
    x = first;
    x = last;
    LOCK.unlock();
    return found;
  }

  public static void main(String[] args) throws InterruptedException {
    int[] found = new int[1];
    Thread other = new Thread(() -> found[0] = section(1, 2));
    other.start();
    int mine = section(3, 4);
    other.join();
    Check.outcome("other found " + found[0] + ", main found " + mine);
  }
}
