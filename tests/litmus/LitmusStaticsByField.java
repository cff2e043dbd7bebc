// An initialiser uses a Field of a static of its class, so that the Field has its accessor, and gives it out. Who has it does not
// wait for the initialisation, and sees each write behind that: 2, then 6. (The 1 was written before.) From 18 on, a Field works by
// a method handle, which waits for the initialisation.
//
// outcome: none
// outcome: 1
// outcome: 2
// outcome: 6
// outcome 21, 25: none
// outcome 21, 25: 6

import java.lang.reflect.Field;
import weaveproof.Check;

public class LitmusStaticsByField {
  static volatile Field shared;

  static class Base {
    static int inherited = 5;
  }

  static class Initialized extends Base {
    static int x;

    static {
      try {
        Field field = Initialized.class.getDeclaredField("x");
        field.setAccessible(true);
        field.setInt(null, 1);
        shared = field;
        inherited = 6;
        x = 2;
        x = inherited;
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      try {
        Field seen = shared;
        Check.outcome(seen == null ? "none" : "" + seen.getInt(null));
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }).start();
    new Initialized();
  }
}
