// An element is copied from one array that both threads use to another, while the other thread writes it for the last
// time.
//
// The copy has the old value or the new one. Main looks at the copy before it is made (0), or behind it; what was
// read before the write may be written behind it.
//
// outcome: copy 0
// outcome: copy 1
// outcome: copy 2

import weaveproof.Check;

public class LitmusCopyBehindLastWrite {
  static final int[] FROM = {1}, TO = {0};

  public static void main(String[] args) throws InterruptedException {
    Thread copier = new Thread(() -> System.arraycopy(FROM, 0, TO, 0, 1));
    copier.start();
    FROM[0] = 2;
    Check.outcome("copy " + TO[0]);
    copier.join();
    Check.outcome("copy " + TO[0]);
  }
}
