import java.util.concurrent.atomic.AtomicIntegerArray;

/** Lamport's bakery for two. */
public class Bakery { // expect: no-violation
  static final AtomicIntegerArray CHOOSING = new AtomicIntegerArray(2);
  static final AtomicIntegerArray NUMBER = new AtomicIntegerArray(2);
  static volatile boolean inside;

  static void enter(int me) {
    int you = 1 - me;
    CHOOSING.set(me, 1);
    int mine = NUMBER.get(you) + 1;
    NUMBER.set(me, mine);
    CHOOSING.set(me, 0);
    while (CHOOSING.get(you) == 1) Thread.onSpinWait();
    while (true) {
      int yours = NUMBER.get(you);
      if (yours == 0 || mine < yours || mine == yours && me < you) break;
    }
    assert !inside;
    inside = true;
    inside = false;
    NUMBER.set(me, 0);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> enter(1));
    other.start();
    enter(0);
    other.join();
  }
}
