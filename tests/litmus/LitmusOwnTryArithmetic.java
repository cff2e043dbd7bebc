// A gate whose state main counts up to 4, and which is open at 3 alone. Whether it is open is computed in roundabout ways: each of the
// laws below holds for every number, so a try is over if one of them is computed wrongly.
//
// The other thread comes through while the state is 3, and main sees that at once, when the state is 4, or not at all; or it comes
// too late, and waits for ever.
//
// outcome: seen at 3
// outcome: seen at 4
// outcome: not seen
// outcome: deadlock
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnTryArithmetic {
  static class Gate extends AbstractQueuedSynchronizer {
    private static final long BIG = Long.parseLong("1234567890123");
    private final short offset;

    Gate(int offset) {
      this.offset = (short) offset;
    }

    @Override
    protected int tryAcquireShared(int one) {
      int state = getState();
      return lawsOfInt(state, one) && lawsOfLong(state, one) && flow(state) && state + offset == -29997 ? 0 : -1;
    }

    private static boolean lawsOfInt(int a, int one) {
      int b = a * 100_000 - 77, least = Integer.MIN_VALUE;
      return (b + 77) / 100_000 == a
          && (b / 13) * 13 + b % 13 == b
          && -b == ~b + one
          && (b & 0xff | b & ~0xff) == b
          && (b ^ a ^ b) == a
          && a << 35 == a * 8
          && shifted(b, 4) == b >> 4
          && -one >>> 28 == 15
          && -16 >> 2 == -4
          && least / -one == least
          && least % -one == 0
          && least - one == Integer.MAX_VALUE
          && (byte) (a + 256) == a
          && (byte) (a + 128) < 0
          && (char) -one == 65535
          && (short) (a + 65536) == a;
    }

    private static boolean lawsOfLong(int a, int one) {
      long b = a * 10_000_000_000L - 7, minus = -one, least = Long.MIN_VALUE;
      return (b + 7) / 10_000_000_000L == a
          && (b / 13) * 13 + b % 13 == b
          && -b == ~b + 1
          && (b & 0xff | b & ~0xffL) == b
          && (b ^ a ^ b) == a
          && (long) a << 67 == a * 8L
          && minus >>> 60 == 15
          && -16L >> 2 == -4
          && least / minus == least
          && least % minus == 0
          && least - one == Long.MAX_VALUE
          && (int) (BIG << 40 >> 40) == (int) BIG << 8 >> 8
          && (int) (a + (1L << 40)) == a
          && b < BIG
          && BIG > b
          && BIG != b
          && b <= b;
    }

    private static boolean flow(int a) {
      int i = 0, sum = 0;
      while (i < 4) sum += i++ * 10;
      for (int j = 300; j > 0; j -= 100) sum += ++i;
      switch (a) {
        case 0: sum++; break;
        case 1: sum += 2; break;
        case 2: return false;
        case 3: sum += 4; break;
        default: sum = 0;
      }
      switch (sum) {
        case -5: return false;
        case 82: return true;
        case 100_000: return false;
        default: return a == 4;
      }
    }

    private static int shifted(int number, int by) {
      return by == 0 ? number : shifted(number >> 1, by - 1);
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(getState() + 1);
      return true;
    }
  }

  static volatile boolean through;

  public static void main(String[] args) {
    Gate gate = new Gate(-30000);
    new Thread(() -> {
      gate.acquireShared(1);
      through = true;
    }).start();
    String seen = "not seen";
    for (int state = 1; state <= 4; state++) {
      gate.releaseShared(1);
      if (state > 2 && through && seen.equals("not seen")) seen = "seen at " + state;
    }
    Check.outcome(seen);
  }
}
