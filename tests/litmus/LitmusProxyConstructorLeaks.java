// As LitmusConstructorHandleLeaks, but the handle is called by way of an interface that MethodHandleProxies implements. The
// superclass gives out the object, and the subclass sets two final fields, first the one of the tens.
//
// The other thread reads the tens, then the ones: it finds neither set (0), the tens only (10), the ones only, set between its two
// reads (2), or both (12).
//
// outcome: none
// outcome: 0
// outcome: 2
// outcome: 10
// outcome: 12

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Supplier;
import weaveproof.Check;

public class LitmusProxyConstructorLeaks {
  static volatile LitmusProxyConstructorLeaks shared;

  LitmusProxyConstructorLeaks() {
    shared = this;
  }

  int number() {
    return 0;
  }

  static class TwoDigits extends LitmusProxyConstructorLeaks {
    final int tens, ones;

    TwoDigits() {
      tens = 1;
      ones = 2;
    }

    @Override
    int number() {
      return tens * 10 + ones;
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle constructor =
        MethodHandles.lookup().findConstructor(TwoDigits.class, MethodType.methodType(void.class));
    Supplier<?> supplier = MethodHandleProxies.asInterfaceInstance(Supplier.class, constructor);
    new Thread(() -> {
      LitmusProxyConstructorLeaks seen = shared;
      Check.outcome(seen == null ? "none" : "" + seen.number());
    }).start();
    supplier.get();
  }
}
