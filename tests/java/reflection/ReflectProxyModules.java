import java.lang.reflect.Proxy;
import java.util.function.Function;

/** Which module and package the class of a proxy belongs to, by the interfaces that it has. */
public class ReflectProxyModules {
  interface Hidden {}

  public interface Open {}

  static void show(Class<?>... interfaces) {
    Object proxy =
        Proxy.newProxyInstance(ReflectProxyModules.class.getClassLoader(), interfaces, (self, method, values) -> null);
    Class<?> type = proxy.getClass();
    System.out.println(type.getPackageName() + " " + type.getModule().isNamed() + " " + type.getInterfaces().length);
  }

  public static void main(String[] args) throws Exception {
    show(Function.class, Runnable.class);
    show(Hidden.class);
    show(Open.class, Comparable.class);
    show(Class.forName("jdk.internal.access.JavaLangAccess")); // of a package that is not exported
  }
}
