// A class that gives out a VarHandle, or a Field, of its own static while it is being initialised: who has that does not wait for
// the initialisation. So all that the initialiser writes can be seen, one after the other. From 22 on, the handle waits for the
// initialisation.
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

public class LitmusStaticsByHandle {
  static volatile VarHandle handle;

  static class Initialized {
    static int x;

    static {
      try {
        handle = MethodHandles.lookup().findStaticVarHandle(Initialized.class, "x", int.class);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
      x = 1;
      x = 2;
    }
  }

  public static void main(String[] args) {
    new Thread(Initialized::new).start();
    VarHandle seen = handle;
    Check.outcome(seen == null ? "none" : "" + (int) seen.get());
  }
}
