package reorder;

/** Either both values are old (0 and 0) or both are new (1 and -1). */
abstract class Pair {
  private volatile int a;
  private volatile int b;

  abstract void set();

  abstract void check();

  protected final void setBoth() {
    a = 1;
    b = -1;
  }

  protected final void checkBoth() {
    int first = a;
    int second = b;
    boolean old = first == 0 && second == 0;
    boolean fresh = first == 1 && second == -1;
    if (!old && !fresh) {
      throw new IllegalStateException("a is " + first + " and b is " + second);
    }
  }
}
