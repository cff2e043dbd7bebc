// A constructor that publishes `this` before it sets a final field, called by reflection: this is construction too, and
// others see the field change from 0 to 5.
//
// outcome: none
// outcome: 0 0
// outcome: 0 5
// outcome: 5 5

import java.lang.reflect.Constructor;
import weaveproof.Check;

public class LitmusReflectiveConstructor {
  static volatile LitmusReflectiveConstructor published;
  static String seen = "none";
  final int constant;

  LitmusReflectiveConstructor(Integer value) {
    published = this;
    constant = value;
  }

  public static void main(String[] args) throws Exception {
    Constructor<?> constructor = LitmusReflectiveConstructor.class.getDeclaredConstructor(Integer.class);
    Thread writer = new Thread(() -> {
      try {
        constructor.newInstance(5);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    });
    Thread reader = new Thread(() -> {
      LitmusReflectiveConstructor object = published;
      if (object != null) {
        int first = object.constant;
        int second = object.constant;
        seen = first + " " + second;
      }
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
