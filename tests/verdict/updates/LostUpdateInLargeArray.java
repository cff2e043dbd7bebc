/** Two threads move an amount from one element of a large array to the next and back, and lock two different objects. */
public class LostUpdateInLargeArray {
  static final int[] AMOUNTS = new int[100_000];
  static final Object[] LOCKS = new Object[100_000];

  static void move(int from, int to) {
    synchronized (LOCKS[from]) {
      AMOUNTS[from]--;
      AMOUNTS[to]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    // Where two pieces meet in which the arrays are stored.
    for (int i = 63; i <= 64; i++) LOCKS[i] = new Object();
    AMOUNTS[63] = AMOUNTS[64] = 5;
    Thread there = new Thread(() -> move(63, 64));
    Thread back = new Thread(() -> move(64, 63));
    there.start();
    back.start();
    there.join();
    back.join();
    assert AMOUNTS[63] == 5 && AMOUNTS[64] == 5; // expect: assertion
  }
}
