// A MethodHandle that sets a static, unlike a VarHandle, waits for the initialisation of the class, whoever has made and used it
// before. So the initialiser is never interrupted in `x = x + 1`: the 7 comes before main reads x, behind that, or, if there was no
// handle yet, not at all.
//
// outcome: 2 2
// outcome: 2 7
// outcome: 7 7

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import weaveproof.Check;

public class LitmusStaticSetterWaits {
  static volatile MethodHandle setter;

  static class Initialized {
    static int x;

    static {
      try {
        MethodHandle made = MethodHandles.lookup().findStaticSetter(Initialized.class, "x", int.class);
        made.invokeExact(3);
        setter = made;
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
      x = 1;
      x = x + 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      try {
        MethodHandle seen = setter;
        if (seen != null) seen.invokeExact(7);
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    });
    other.start();
    int first = Initialized.x;
    other.join();
    Check.outcome(first + " " + Initialized.x);
  }
}
