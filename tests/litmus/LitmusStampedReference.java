// LitmusAtomicReferenceAba with a stamp that grows at every change: now a value that went away and came back is told
// from one that was there all the time.
//
// In order of the actions of the first thread (r: read value and stamp, c: attempt) and the second (1: set B, 2: set
// A):
//
//   r c 1 2: read A 0, true, end A 2    r 1 c 2 and r 1 2 c: read A 0, false, end A 2
//   1 r c 2: read B 1, true, end A 2    1 r 2 c: read B 1, false, end A 2    1 2 r c: read A 2, true, end C 3
//
// outcome: read A 0 true, end A 2
// outcome: read A 0 false, end A 2
// outcome: read B 1 true, end A 2
// outcome: read B 1 false, end A 2
// outcome: read A 2 true, end C 3

import java.util.concurrent.atomic.AtomicStampedReference;
import weaveproof.Check;

public class LitmusStampedReference {
  static final AtomicStampedReference<String> VALUE = new AtomicStampedReference<>("A", 0);
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      int[] stamp = new int[1];
      String read = VALUE.get(stamp);
      result = "read " + read + " " + stamp[0] + " " + VALUE.compareAndSet(read, "C", stamp[0], stamp[0] + 1);
    });
    first.start();
    VALUE.set("B", 1);
    VALUE.set("A", 2);
    first.join();
    Check.outcome(result + ", end " + VALUE.getReference() + " " + VALUE.getStamp());
  }
}
