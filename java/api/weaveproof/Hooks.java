package weaveproof;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The few operations that {@code weaveproof check} performs itself, found by their names. The bodies below are what
 * they do on any other virtual machine. Harnesses use {@link Check}.
 *
 * <p>This class has no state of its own, so that it adds nothing to the states of a program under check.
 */
public final class Hooks {
  private Hooks() {}

  public static int choose0(int lo, int hi) {
    return (int) ThreadLocalRandom.current().nextLong(lo, hi + 1L);
  }

  public static void assume0(boolean condition) {
    if (!condition) {
      throw new AssumptionFailed();
    }
  }

  public static void beginAtomic0() {
    Atomic.LOCK.lock();
  }

  public static void endAtomic0() {
    Atomic.LOCK.unlock();
  }

  /** The same, but what the block has to wait for can never come: the others stay where they are. */
  public static void beginAtomicAlone0() {
    Atomic.LOCK.lock();
  }

  /** Whether schedules are explored. */
  public static boolean isExplored0() {
    return false;
  }

  public static void outcome0(String value) {
    System.out.println(value);
  }

  /** This ends the thread as an exception that nobody catches does, and no handler is asked about it. */
  public static void fail0(Throwable thrown) throws Throwable {
    throw thrown;
  }

  /** The same, but the failure is where the thread {@code waiting} is: that is the stack which is shown. */
  public static void failWhere0(Throwable thrown, Thread waiting) throws Throwable {
    throw thrown;
  }

  /** All objects of a type that the program has made and can still reach; the thread has to be the only one alive. */
  public static Object[] objects0(String type) {
    throw unsupported0("a choice among all objects of a type, outside of weaveproof check");
  }

  /** The program needs something that weaveproof does not have. */
  public static UnsupportedOperationException unsupported0(String what) {
    throw new UnsupportedOperationException(what);
  }

  private static final class Atomic {
    static final ReentrantLock LOCK = new ReentrantLock();
  }

  /** A ThreadDeath is the one error that the handler of uncaught exceptions does not report. */
  private static final class AssumptionFailed extends ThreadDeath {
    private static final long serialVersionUID = 1;
  }
}
