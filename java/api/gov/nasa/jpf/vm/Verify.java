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
}
