package weaveproof;

/**
 * What a test harness says to weaveproof: choices that are all to be tried, what may be taken for granted, and what
 * must not happen.
 *
 * <p>A program that uses this class also runs on a plain Java virtual machine. There one value of each choice is drawn
 * at random, so that the program explores one of the paths that {@code weaveproof check} would explore.
 */
public final class Check {
  private Check() {}

  /**
   * Some value from {@code lo} to {@code hi}, both included: weaveproof explores the program with each of them.
   *
   * @throws IllegalArgumentException if {@code lo > hi}
   */
  public static int choose(int lo, int hi) {
    if (lo > hi) {
      throw new IllegalArgumentException("nothing to choose from " + lo + " to " + hi);
    }
    return Hooks.choose0(lo, hi);
  }

  /** True or false: weaveproof explores both. */
  public static boolean anyBoolean() {
    return Hooks.choose0(0, 1) == 1;
  }

  /**
   * From here on the condition holds. weaveproof drops a path on which it does not, as if it had never been.
   *
   * <p>On a plain Java virtual machine the calling thread ends where the condition does not hold: an {@link Error} that
   * is reported nowhere is thrown (a subclass of {@code ThreadDeath}), so that {@code finally} blocks run and locks are
   * released. Other threads go on. Code that catches every {@code Throwable} must throw this one again.
   */
  public static void assume(boolean condition) {
    Hooks.assume0(condition);
  }

  /**
   * Runs the body in one step: no other thread does anything meanwhile. If the body has to wait for another thread, the
   * others run until it can go on.
   *
   * <p>On a plain Java virtual machine only other atomic bodies are kept out.
   */
  public static void atomic(Runnable body) {
    Hooks.beginAtomic0();
    try {
      body.run();
    } finally {
      Hooks.endAtomic0();
    }
  }

  /** This must not be reached: throws an {@link AssertionError}, which weaveproof reports if nothing catches it. */
  public static void fail(String message) {
    throw new AssertionError(message);
  }

  /**
   * Records one outcome of the program, such as the values of its variables at its end. {@code weaveproof check
   * --outcomes} lists those of all paths, each once; on a plain Java virtual machine it is printed.
   */
  public static void outcome(Object value) {
    Hooks.outcome0(String.valueOf(value));
  }
}
