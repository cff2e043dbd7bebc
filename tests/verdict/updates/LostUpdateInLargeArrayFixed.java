// sanitize: yes

/** The lock is the large array itself: its header changes, and two elements that lie in different pieces. */
public class LostUpdateInLargeArrayFixed { // expect: no-violation
  static final int[] AMOUNTS = new int[100_000];

  static void move(int from, int to) {
    synchronized (AMOUNTS) {
      AMOUNTS[from]--;
      AMOUNTS[to]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    AMOUNTS[63] = AMOUNTS[64] = 5;
    Thread there = new Thread(() -> move(63, 64));
    Thread back = new Thread(() -> move(64, 63));
    there.start();
    back.start();
    there.join();
    back.join();
    assert AMOUNTS[63] == 5 && AMOUNTS[64] == 5;
    for (int i = 0; i < AMOUNTS.length; i += 997) assert AMOUNTS[i] == 0;
  }
}
