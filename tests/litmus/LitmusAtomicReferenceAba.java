// The ABA problem: a thread reads A and later changes A into C; meanwhile another changes A into B and back. The first
// cannot tell that from nothing having happened.
//
// The first fails only if exactly one change falls between its read and its attempt. Its read gives A, or B if it falls
// between the two changes itself; then it expects B. The second sets what it sets, whatever the first has done.
//
// In order of the actions of the first (r: read, c: attempt) and the second (1: set B, 2: set A):
//   r c 1 2: true, A      r 1 c 2: false, A      r 1 2 c: true, C
//   1 r c 2: read B, true, A   1 r 2 c: read B, false, A   1 2 r c: true, C
//
// outcome: read A true, value A
// outcome: read A false, value A
// outcome: read A true, value C
// outcome: read B true, value A
// outcome: read B false, value A

import java.util.concurrent.atomic.AtomicReference;
import weaveproof.Check;

public class LitmusAtomicReferenceAba {
  static final AtomicReference<String> VALUE = new AtomicReference<>("A");
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      String read = VALUE.get();
      result = "read " + read + " " + VALUE.compareAndSet(read, "C");
    });
    Thread second = new Thread(() -> {
      VALUE.set("B");
      VALUE.set("A");
    });
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(result + ", value " + VALUE);
  }
}
