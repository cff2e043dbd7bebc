/** One step allocates far more than the heap holds, and keeps nothing of it. */
public class GarbageByTheGigabyte { // expect: no-violation
  static volatile int done;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> done = 1);
    other.start();
    long sum = 0;
    for (int i = 0; i < 4000; i++) {
      long[] big = new long[100_000];
      big[i] = i;
      sum += big[7];
    }
    assert sum == 7;
    done = 2;
    other.join();
  }
}
