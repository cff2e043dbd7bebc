// expect: no-violation
import java.lang.reflect.Proxy;

/** Two threads make a proxy each: the name of its class does not depend on who comes first. */
public class ProxiesInThreads {
  interface A {
    int a();
  }

  interface B {
    int b();
  }

  public interface Open {
    int open();
  }

  static Object make(Class<?>... types) {
    return Proxy.newProxyInstance(ProxiesInThreads.class.getClassLoader(), types, (proxy, method, args) -> 1);
  }

  public static void main(String[] args) {
    new Thread(() -> {
      assert ((A) make(A.class, Open.class)).a() == 1;
    }).start();
    assert ((B) make(B.class)).b() == 1;
  }
}
