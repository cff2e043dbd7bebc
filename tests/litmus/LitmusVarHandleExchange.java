// compareAndExchange tells what it found, getAndSet what it replaced; both are one action.
//
// The exchange first: finds 0, sets 1; the set finds 1. The set first: finds 0, sets 5; the exchange finds 5 and leaves
// it. 5 remains in both cases.
//
// outcome: exchange found 0, set found 1, value 5
// outcome: exchange found 5, set found 0, value 5

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusVarHandleExchange {
  static final VarHandle VALUE;
  static int value, a, b;

  static {
    try {
      VALUE = MethodHandles.lookup().findStaticVarHandle(LitmusVarHandleExchange.class, "value", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = (int) VALUE.compareAndExchange(0, 1));
    Thread second = new Thread(() -> b = (int) VALUE.getAndSet(5));
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("exchange found " + a + ", set found " + b + ", value " + value);
  }
}
