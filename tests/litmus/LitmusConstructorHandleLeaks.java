// A constructor gives out its object before it sets a final field. The object is made by a method handle of the constructor, with an
// argument that another handle computes, so no instruction `new` stands anywhere. Who has got hold of the object may see the field
// before it is set, and then set. It does not change back.
//
// outcome: none
// outcome: 0 0
// outcome: 0 7
// outcome: 7 7

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import weaveproof.Check;

public class LitmusConstructorHandleLeaks {
  static LitmusConstructorHandleLeaks shared;

  final int value;

  LitmusConstructorHandleLeaks(int value) {
    shared = this;
    this.value = value;
  }

  static int seven() {
    return 7;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle constructor = lookup.findConstructor(
        LitmusConstructorHandleLeaks.class, MethodType.methodType(void.class, int.class));
    MethodHandle seven = lookup.findStatic(
        LitmusConstructorHandleLeaks.class, "seven", MethodType.methodType(int.class));
    MethodHandle make = MethodHandles.foldArguments(constructor, seven);
    new Thread(() -> {
      LitmusConstructorHandleLeaks seen = shared;
      Check.outcome(seen == null ? "none" : seen.value + " " + seen.value);
    }).start();
    LitmusConstructorHandleLeaks made = (LitmusConstructorHandleLeaks) make.invokeExact();
  }
}
