import java.util.concurrent.atomic.AtomicIntegerArray;

/** The bakery without the flag that says "I am about to take a number". */
public class BakeryNotChoosing {
  static final AtomicIntegerArray NUMBER = new AtomicIntegerArray(2);
  static volatile boolean inside;

  static void enter(int me) {
    int you = 1 - me;
    int mine = NUMBER.get(you) + 1;
    NUMBER.set(me, mine);
    while (true) {
      int yours = NUMBER.get(you);
      if (yours == 0 || mine < yours || mine == yours && me < you) break;
    }
    assert !inside; // expect: assertion
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
