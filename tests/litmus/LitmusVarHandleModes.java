// sanitize-thread: yes
// Message passing with the weaker modes of a VarHandle: release and acquire, opaque, plain. Under sequential
// consistency all are the same: who sees the flag sees the data.
//
// outcome: flag=0 data=0
// outcome: flag=0 data=1
// outcome: flag=1 data=1

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusVarHandleModes {
  static final VarHandle DATA;
  static final VarHandle FLAG;
  int data;
  long flag;
  String seen;

  static {
    try {
      var lookup = MethodHandles.lookup();
      DATA = lookup.findVarHandle(LitmusVarHandleModes.class, "data", int.class);
      FLAG = lookup.findVarHandle(LitmusVarHandleModes.class, "flag", long.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LitmusVarHandleModes shared = new LitmusVarHandleModes();
    Thread writer = new Thread(() -> {
      DATA.setOpaque(shared, 1);
      FLAG.setRelease(shared, 1L);
    });
    Thread reader = new Thread(() -> {
      long flag = (long) FLAG.getAcquire(shared);
      int data = (int) DATA.get(shared);
      shared.seen = "flag=" + flag + " data=" + data;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(shared.seen);
  }
}
