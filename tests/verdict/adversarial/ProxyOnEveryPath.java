import java.lang.reflect.Proxy;

/** The class of a proxy is made on one schedule as on the other, and is the same class. */
public class ProxyOnEveryPath {
  interface Doubling {
    int twice(int x);
  }

  static int last;

  public static void main(String[] args) throws Exception {
    Doubling doubling = (Doubling) Proxy.newProxyInstance(
        ProxyOnEveryPath.class.getClassLoader(), new Class<?>[] {Doubling.class}, (proxy, method, values) -> 2 * (int) values[0]);
    Thread other = new Thread(() -> last = 3);
    other.start();
    last = 5;
    assert doubling.twice(last) == 10; // expect: assertion
    other.join();
  }
}
