/**
 * Peterson's algorithm for three threads: two gates, at each of which the last to come waits. Every thread passes as
 * often as the argument says. See peterson.pml.
 */
public class Peterson {
  private static volatile int level0;
  private static volatile int level1;
  private static volatile int level2;
  private static volatile int last1;
  private static volatile int last2;
  private static volatile int inside;

  private static final class Passer extends Thread {
    private final int number;
    private final int rounds;

    Passer(int number, int rounds) {
      this.number = number;
      this.rounds = rounds;
    }

    @Override
    public void run() {
      int me = number;
      for (int left = rounds; left > 0; left--) {
        setLevel(me, 1);
        last1 = me;
        while (last1 == me && othersAt(me, 1)) {
          // waits
        }
        setLevel(me, 2);
        last2 = me;
        while (last2 == me && othersAt(me, 2)) {
          // waits
        }
        inside = me + 1;
        assert inside == me + 1;
        inside = 0;
        setLevel(me, 0);
      }
    }
  }

  private static void setLevel(int who, int level) {
    if (who == 0) {
      level0 = level;
    } else if (who == 1) {
      level1 = level;
    } else {
      level2 = level;
    }
  }

  /** Whether another thread is at this gate or further. */
  private static boolean othersAt(int me, int level) {
    return me == 0
        ? level1 >= level || level2 >= level
        : me == 1 ? level0 >= level || level2 >= level : level0 >= level || level1 >= level;
  }

  public static void main(String[] arguments) {
    int rounds = Integer.parseInt(arguments[0]);
    for (int i = 0; i < 3; i++) {
      new Passer(i, rounds).start();
    }
  }
}
