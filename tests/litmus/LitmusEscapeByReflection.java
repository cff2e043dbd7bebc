// Field.set publishes as an assignment does, for a static field and for a field of an object that is shared already.
// The writer puts its object into both and then changes it.
//
// The reader looks into the object first and into the static behind it: nothing in either, or nothing in the first and
// 1 or 2 in the second. The static was set before the object: once the object has it, so has the static, and the two
// looks at the value do not go backwards.
//
// outcome: null null
// outcome: null 1
// outcome: null 2
// outcome: 1 1
// outcome: 1 2
// outcome: 2 2

import java.lang.reflect.Field;
import weaveproof.Check;

public class LitmusEscapeByReflection {
  static class Holder {
    int[] content;
  }

  static final Holder HOLDER = new Holder();
  static int[] published;

  static String valueOf(int[] cell) {
    return cell == null ? "null" : "" + cell[0];
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Field inStatic = LitmusEscapeByReflection.class.getDeclaredField("published");
    Field inObject = Holder.class.getDeclaredField("content");
    new Thread(() -> {
      try {
        int[] cell = {1};
        inStatic.set(null, cell);
        inObject.set(HOLDER, cell);
        cell[0] = 2;
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }).start();
    String first = valueOf(HOLDER.content);
    Check.outcome(first + " " + valueOf(published));
  }
}
