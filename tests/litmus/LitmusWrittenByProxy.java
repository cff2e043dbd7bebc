// The thread calls a proxy of the library, whose handler writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import java.lang.reflect.Proxy;
import weaveproof.Check;

public class LitmusWrittenByProxy {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    Runnable proxy = (Runnable) Proxy.newProxyInstance(
        LitmusWrittenByProxy.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> {
          BOX.x = 1;
          return null;
        });
    Thread writer = new Thread(() -> proxy.run());
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
