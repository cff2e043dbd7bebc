/** A filter of two levels for three threads: the last to arrive at a level stays there while others are ahead. */
public class FilterLock { // expect: no-violation
  static volatile int level0;
  static volatile int level1;
  static volatile int level2;
  static volatile int last1;
  static volatile int last2;
  static volatile boolean inside;

  static void set(int me, int level) {
    if (me == 0) level0 = level;
    else if (me == 1) level1 = level;
    else level2 = level;
  }

  static boolean othersAhead(int me, int level) {
    return me != 0 && level0 >= level || me != 1 && level1 >= level || me != 2 && level2 >= level;
  }

  static void enter(int me) {
    set(me, 1);
    last1 = me;
    while (last1 == me && othersAhead(me, 1)) Thread.onSpinWait();
    set(me, 2);
    last2 = me;
    while (last2 == me && othersAhead(me, 2)) Thread.onSpinWait();
    assert !inside;
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
