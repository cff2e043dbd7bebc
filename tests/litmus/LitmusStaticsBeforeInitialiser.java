// The initialiser of a superclass gives out a VarHandle of a static of the subclass, whose initialiser runs next. Who has the handle
// does not wait for it, and sees all that it writes. From 22 on, the handle waits for the initialisation.
//
// outcome: none
// outcome: 0
// outcome: 1
// outcome: 2
// outcome 25: none
// outcome 25: 2

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusStaticsBeforeInitialiser {
  static volatile VarHandle handle;

  static class Base {
    static {
      try {
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Derived.class, MethodHandles.lookup());
        handle = lookup.findStaticVarHandle(Derived.class, "x", int.class);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Derived extends Base {
    static int x = 1;

    static {
      x = 2;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      VarHandle seen = handle;
      Check.outcome(seen == null ? "none" : "" + (int) seen.get());
    }).start();
    new Derived();
  }
}
