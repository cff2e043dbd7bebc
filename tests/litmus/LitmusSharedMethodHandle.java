// Two threads call one method handle. It is of a static method of a class that is not initialised when the handle is made: the
// library then gives the handle faster code as soon as the class is, whichever thread comes first. ++ is no atomic operation.
//
// outcome: 2 2
// outcome: 2 3

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import weaveproof.Check;

public class LitmusSharedMethodHandle {
  static class Counter {
    static int count = 1;

    static int next() {
      return ++count;
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle next =
        MethodHandles.lookup().findStatic(Counter.class, "next", MethodType.methodType(int.class));
    int[] others = new int[1];
    Thread other = new Thread(() -> {
      try {
        others[0] = (int) next.invokeExact();
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    });
    other.start();
    int own = (int) next.invokeExact();
    other.join();
    Check.outcome(Math.min(own, others[0]) + " " + Math.max(own, others[0]));
  }
}
