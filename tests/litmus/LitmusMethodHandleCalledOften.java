// The library makes code of its own for a handle that has been called 127 times by way of an invoker. Here that would be in one of the
// last three calls, of which two threads make one and two. The last value is that of either thread's last call.
//
// outcome: 5
// outcome: 8

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import weaveproof.Check;

public class LitmusMethodHandleCalledOften {
  static volatile int x;

  public static void main(String[] args) throws Throwable {
    MethodHandle setter =
        MethodHandles.lookup().findStaticSetter(LitmusMethodHandleCalledOften.class, "x", int.class);
    MethodHandle invoker = MethodHandles.exactInvoker(setter.type());
    for (int i = 0; i < 126; i++) invoker.invokeExact(setter, i);
    Thread other = new Thread(() -> {
      try {
        invoker.invokeExact(setter, 5);
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    });
    other.start();
    invoker.invokeExact(setter, 7);
    invoker.invokeExact(setter, 8);
    other.join();
    Check.outcome("" + x);
  }
}
