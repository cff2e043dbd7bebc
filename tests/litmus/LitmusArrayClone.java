// clone() of a shared array reads its elements one by one, upwards, while another thread sets both, upwards too.
//
// 0 0 and 1 1: wholly before or behind. 1 0: both elements read between the two stores. 0 1: the first element read
// before the first store, the second behind the second store; the array itself never held these values at one time.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 1 0
// outcome: 1 1

import weaveproof.Check;

public class LitmusArrayClone {
  static final int[] SHARED = new int[2];
  static int[] copy;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      SHARED[0] = 1;
      SHARED[1] = 1;
    });
    Thread reader = new Thread(() -> copy = SHARED.clone());
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(copy[0] + " " + copy[1]);
  }
}
