package gov.nasa.jpf.vm;

import weaveproof.Hooks;

/**
 * The part of Java Pathfinder's interface to test harnesses that weaveproof understands, under its own name, so that
 * harnesses written for Java Pathfinder need no change. New ones use {@link weaveproof.Check}.
 */
public final class Verify {
  private Verify() {}

  /** Some value between the bounds, both included. The bounds may come in either order. */
  public static int getInt(int min, int max) {
    return Hooks.choose0(Math.min(min, max), Math.max(min, max));
  }

  /** One of the values given. */
  public static int getIntFromList(int... values) {
    return values[Hooks.choose0(0, values.length - 1)];
  }

  /** One of the values given. */
  public static long getLongFromList(long... values) {
    return values[Hooks.choose0(0, values.length - 1)];
  }

  /** One of the values given. */
  public static float getFloatFromList(float... values) {
    return values[Hooks.choose0(0, values.length - 1)];
  }

  /** One of the values given. */
  public static double getDoubleFromList(double... values) {
    return values[Hooks.choose0(0, values.length - 1)];
  }

  public static boolean getBoolean() {
    return Hooks.choose0(0, 1) == 1;
  }

  /** True or false, tried in this order. */
  public static boolean getBoolean(boolean falseFirst) {
    return (Hooks.choose0(0, 1) == 1) == falseFirst;
  }

  /** Some value from 0 to {@code max}, both included. */
  public static int random(int max) {
    return getInt(0, max);
  }

  public static boolean randomBool() {
    return getBoolean();
  }

  /** No other thread does anything until {@link #endAtomic}. */
  public static void beginAtomic() {
    Hooks.beginAtomic0();
  }

  public static void endAtomic() {
    Hooks.endAtomic0();
  }

  /** The path counts for nothing if the condition holds. */
  public static void ignoreIf(boolean condition) {
    Hooks.assume0(!condition);
  }

  /** Whether schedules are explored: true under {@code weaveproof check}. */
  public static boolean isRunningInJPF() {
    return Hooks.isExplored0();
  }

  // ---- Counters and bit sets, of the path so far: see Tallies.

  public static int getCounter(int id) {
    return Tallies.counter(id);
  }

  /** One more than before, which is returned. */
  public static int incrementCounter(int id) {
    return Tallies.add(id, 1);
  }

  public static void setCounter(int id, int value) {
    Tallies.set(id, value);
  }

  public static void resetCounter(int id) {
    Tallies.set(id, 0);
  }

  public static boolean getBitInBitSet(int id, int bit) {
    return Tallies.bit(id, bit);
  }

  public static void setBitInBitSet(int id, int bit, boolean value) {
    Tallies.set(id, bit, value);
  }

  // ---- Output

  public static void print(String text) {
    System.out.print(text);
  }

  public static void print(String... texts) {
    System.out.print(String.join("", texts));
  }

  public static void print(String text, int number) {
    System.out.print(text + " : " + number);
  }

  public static void print(String text, boolean truth) {
    System.out.print(text + " : " + truth);
  }

  public static void println() {
    System.out.println();
  }

  public static void println(String text) {
    System.out.println(text);
  }

  public static void threadPrint(String text) {
    System.out.print(Thread.currentThread().getName() + ": " + text);
  }

  public static void threadPrintln(String text) {
    System.out.println(Thread.currentThread().getName() + ": " + text);
  }

  /** Nothing: a counterexample shows what the program has printed on its path. */
  public static void printPathOutput(String message) {}

  /** Nothing: a counterexample shows what the program has printed on its path. */
  public static void printPathOutput(boolean condition, String message) {}

  // ---- What Java Pathfinder's search is told, and weaveproof's does not need to know.

  /** Nothing: other threads come in between wherever they can notice. */
  public static void breakTransition(String reason) {}

  public static void interesting(boolean condition) {}

  public static void boring(boolean condition) {}

  public static void addComment(String comment) {}

  public static void atLabel(String label) {}

  public static void atLabel(int label) {}

  // ---- Assertions

  public static void assertTrue(boolean condition) {
    if (!condition) {
      throw new AssertionError("Verify.assertTrue failed");
    }
  }

  public static void assertTrue(String message, boolean condition) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
