package gov.nasa.jpf.vm;

import weaveproof.Hooks;

/**
 * The part of Java Pathfinder's interface to test harnesses that weaveproof understands, under its own name, so that
 * harnesses written for Java Pathfinder need no change. New ones use {@link weaveproof.Check}.
 */
public final class Verify {
  public static final int NO_VALUE = -1;

  public static final int SEVERE = 1;
  public static final int WARNING = 2;
  public static final int INFO = 3;
  public static final int FINE = 4;
  public static final int FINER = 5;
  public static final int FINEST = 6;

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

  /** One of the numbers that the configuration has for this name: see Configured. */
  public static int getInt(String key) {
    return Configured.chooseInt(key);
  }

  /** One of the numbers that the configuration has for this name: see Configured. */
  public static double getDouble(String key) {
    return Configured.chooseDouble(key);
  }

  /** One of the objects of the type that the configuration has for this name, or null: see Configured. */
  public static Object getObject(String key) {
    return Configured.chooseObject(key);
  }

  /** One of the objects that there are of this type; null if there are none. */
  public static Object randomObject(String type) {
    return Configured.chooseObject(type, false);
  }

  // The value with some of its lowest bits the other way round, in every way to choose so many of them.

  public static long getBitFlip(long value, int flips, int bits) {
    if (flips < 0 || flips > bits || bits > Long.SIZE) {
      throw new IllegalArgumentException("no way to flip " + flips + " of " + bits + " bits");
    }
    long flipped = value;
    int next = 0;
    for (int left = flips; left > 0; left--) {
      int bit = Hooks.choose0(next, bits - left);
      flipped ^= 1L << bit;
      next = bit + 1;
    }
    return flipped;
  }

  public static long getBitFlip(long value, int flips) {
    return getBitFlip(value, flips, Long.SIZE);
  }

  public static int getBitFlip(int value, int flips) {
    return (int) getBitFlip(value, flips, Integer.SIZE);
  }

  public static short getBitFlip(short value, int flips) {
    return (short) getBitFlip(value, flips, Short.SIZE);
  }

  public static char getBitFlip(char value, int flips) {
    return (char) getBitFlip(value, flips, Character.SIZE);
  }

  public static byte getBitFlip(byte value, int flips) {
    return (byte) getBitFlip(value, flips, Byte.SIZE);
  }

  /** No other thread does anything until {@link #endAtomic}: a thread that has to wait for one of them waits for ever. */
  public static void beginAtomic() {
    Hooks.beginAtomicAlone0();
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

  /** Whether states are compared: true under {@code weaveproof check}. */
  public static boolean vmIsMatchingStates() {
    return Hooks.isExplored0();
  }

  /** No: a path that is shown again is the same path. */
  public static boolean isTraceReplay() {
    return false;
  }

  /** Whether the method that calls this one was called by the class or one of its subclasses. */
  public static boolean isCalledFromClass(String name) {
    StackTraceElement[] stack = new Throwable().getStackTrace();
    if (stack.length < 3) {
      return false;
    }
    try {
      ClassLoader loader = ClassLoader.getSystemClassLoader();
      Class<?> caller = Class.forName(stack[2].getClassName(), false, loader);
      return Class.forName(name, false, loader).isAssignableFrom(caller);
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  public static long currentTimeMillis() {
    return System.currentTimeMillis();
  }

  // ---- Counters, values and bit sets, of the path so far: see Tallies.

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

  /** What was put there last, or {@link #NO_VALUE}. */
  public static int getValue(String key) {
    return Tallies.value(key);
  }

  public static void putValue(String key, int value) {
    Tallies.set(key, value);
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

  public static void log(String logger, int level, String message) {
    System.err.println(message);
  }

  public static void log(String logger, int level, String message, String argument) {
    System.err.println(message);
  }

  public static void log(String logger, int level, String format, Object... arguments) {
    System.err.printf(format, arguments);
  }

  /** Nothing: a counterexample shows what the program has printed on its path. */
  public static void printPathOutput(String message) {}

  /** Nothing: a counterexample shows what the program has printed on its path. */
  public static void printPathOutput(boolean condition, String message) {}

  // ---- What Java Pathfinder's search is told, and weaveproof's does not need to know.

  /** Nothing: other threads come in between wherever they can notice. */
  public static void breakTransition(String reason) {}

  /** Some value between the bounds, both included. */
  public static int breakTransition(String reason, int min, int max) {
    return getInt(min, max);
  }

  public static void interesting(boolean condition) {}

  public static void boring(boolean condition) {}

  public static void addComment(String comment) {}

  public static void atLabel(String label) {}

  public static void atLabel(int label) {}

  public static void instrumentPoint(String label) {}

  public static void instrumentPointDeep(String label) {}

  public static void instrumentPointDeepRecur(String label, int depth) {}

  /** Nothing: how long code takes is not known. */
  public static void busyWait(long duration) {}

  /** Nothing: who shares what is found out. */
  public static void setShared(Object object, boolean isShared) {}

  /** Nothing: who shares what is found out. */
  public static void freezeSharedness(Object object, boolean freeze) {}

  public static void setHeuristicSearchValue(int value) {}

  public static void resetHeuristicSearchValue() {}

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

  // ---- What only Java Pathfinder has. A harness that calls it cannot be checked, and is told so.

  public static void setFieldAttribute(Object object, String field, int value) {
    throw unsupported("setFieldAttribute");
  }

  public static int getFieldAttribute(Object object, String field) {
    throw unsupported("getFieldAttribute");
  }

  public static void addFieldAttribute(Object object, String field, int value) {
    throw unsupported("addFieldAttribute");
  }

  public static int[] getFieldAttributes(Object object, String field) {
    throw unsupported("getFieldAttributes");
  }

  public static void setLocalAttribute(String variable, int value) {
    throw unsupported("setLocalAttribute");
  }

  public static int getLocalAttribute(String variable) {
    throw unsupported("getLocalAttribute");
  }

  public static void addLocalAttribute(String variable, int value) {
    throw unsupported("addLocalAttribute");
  }

  public static int[] getLocalAttributes(String variable) {
    throw unsupported("getLocalAttributes");
  }

  public static void setElementAttribute(Object array, int index, int value) {
    throw unsupported("setElementAttribute");
  }

  public static int getElementAttribute(Object array, int index) {
    throw unsupported("getElementAttribute");
  }

  public static void addElementAttribute(Object array, int index, int value) {
    throw unsupported("addElementAttribute");
  }

  public static int[] getElementAttributes(Object array, int index) {
    throw unsupported("getElementAttributes");
  }

  public static void setObjectAttribute(Object object, int value) {
    throw unsupported("setObjectAttribute");
  }

  public static int getObjectAttribute(Object object) {
    throw unsupported("getObjectAttribute");
  }

  public static void addObjectAttribute(Object object, int value) {
    throw unsupported("addObjectAttribute");
  }

  public static int[] getObjectAttributes(Object object) {
    throw unsupported("getObjectAttributes");
  }

  public static void storeTrace(String file, String comment) {
    throw unsupported("storeTrace");
  }

  public static void storeTraceAndTerminate(String file, String comment) {
    throw unsupported("storeTraceAndTerminate");
  }

  public static void terminateSearch() {
    throw unsupported("terminateSearch");
  }

  public static boolean isShared(Object object) {
    throw unsupported("isShared");
  }

  public static int getHeuristicSearchValue() {
    throw unsupported("getHeuristicSearchValue");
  }

  public static void setProperties(String... properties) {
    throw unsupported("setProperties");
  }

  public static String getProperty(String key) {
    throw unsupported("getProperty");
  }

  public static <T> T createFromJSON(Class<T> type, String json) {
    throw unsupported("createFromJSON");
  }

  public static void writeObjectToFile(Object object, String file) {
    throw unsupported("writeObjectToFile");
  }

  public static <T> T readObjectFromFile(Class<T> type, String file) {
    throw unsupported("readObjectFromFile");
  }

  public static void storeTraceIf(boolean condition, String file, String comment) {
    if (condition) {
      storeTrace(file, comment);
    }
  }

  public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {
    if (condition) {
      storeTraceAndTerminate(file, comment);
    }
  }

  private static UnsupportedOperationException unsupported(String method) {
    return Hooks.unsupported0("the method " + method + " of Java Pathfinder's Verify");
  }
}
