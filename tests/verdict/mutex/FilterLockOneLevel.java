/** One level of the filter keeps out only one of three. */
public class FilterLockOneLevel {
  static volatile int level0;
  static volatile int level1;
  static volatile int level2;
  static volatile int last;
  static volatile boolean inside;

  static void set(int me, int level) {
    if (me == 0) level0 = level;
    else if (me == 1) level1 = level;
    else level2 = level;
  }

  static boolean othersThere(int me) {
    return me != 0 && level0 == 1 || me != 1 && level1 == 1 || me != 2 && level2 == 1;
  }

  static void enter(int me) {
    set(me, 1);
    last = me;
    while (last == me && othersThere(me)) Thread.onSpinWait();
    assert !inside; // expect: assertion
    inside = true;
    inside = false;
    set(me, 0);
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> enter(1));
    Thread second = new Thread(() -> enter(2));
    first.start();
    second.start();
    enter(0);
    first.join();
    second.join();
  }
}
