// The target of a MutableCallSite is shared memory, though the field is declared final. The other thread writes x and then sets
// the target: who sees the new target sees x; all else is possible.
//
// outcome: old 0
// outcome: old 1
// outcome: new 1

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import weaveproof.Check;

public class LitmusCallSite {
  static int x;

  public static void main(String[] args) {
    MethodHandle before = MethodHandles.constant(int.class, 1), after = MethodHandles.constant(int.class, 2);
    MutableCallSite site = new MutableCallSite(before);
    Thread writer = new Thread(() -> {
      x = 1;
      site.setTarget(after);
    });
    writer.start();
    String target = site.getTarget() == before ? "old " : "new ";
    Check.outcome(target + x);
  }
}
