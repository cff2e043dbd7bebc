import java.util.*;
// Packages are known to the loader that has loaded a class of theirs, and to those that ask it: also if nobody asked a class for its
// package before.
public class ReflectPackages {
  static void show(String t, Object o) {
    System.out.println(t + ": " + o);
  }
  public static void main(String[] a) throws Exception {
    ClassLoader app = ReflectPackages.class.getClassLoader();
    show("own", ReflectPackages.class.getPackage());
    show("own name", ReflectPackages.class.getPackageName());
    show("app unnamed", app.getDefinedPackage(""));
    show("same", app.getDefinedPackage("") == ReflectPackages.class.getPackage());
    List<String> names = new ArrayList<>();
    for (Package p : app.getDefinedPackages()) names.add(p.getName());
    Collections.sort(names);
    show("app packages", names);
    new java.util.concurrent.ConcurrentHashMap<>();
    show("platform sql", ClassLoader.getPlatformClassLoader().getDefinedPackage("java.sql"));
    Class.forName("java.sql.Timestamp");
    show("platform sql", ClassLoader.getPlatformClassLoader().getDefinedPackage("java.sql"));
    show("app sql", app.getDefinedPackage("java.sql"));
    show("java.util", Package.getPackage("java.util"));
    show("java.util of app", app.getDefinedPackage("java.util"));
    names.clear();
    for (Package p : Package.getPackages()) names.add(p.getName());
    show("has",
        names.contains("java.util") + " " + names.contains("java.lang") + " " + names.contains("") + " "
            + names.contains("java.sql") + " " + names.contains("java.util.concurrent"));
    show("zip unknown", Package.getPackage("java.util.zzz"));
    show("pk", Package.getPackage("packages.inner"));
    Class.forName("packages.inner.Loaded");
    show("pk", Package.getPackage("packages.inner"));
    show("pk", app.getDefinedPackage("packages.inner"));
    names.clear();
    for (Package p : app.getDefinedPackages()) names.add(p.getName());
    Collections.sort(names);
    show("app packages", names);
    Runnable proxy = (Runnable) java.lang.reflect.Proxy.newProxyInstance(app, new Class<?>[] {Runnable.class}, (p, m, x) -> null);
    proxy.run();
    show("proxy known", app.getDefinedPackage(proxy.getClass().getPackageName()));
    show("proxy", proxy.getClass().getPackage());
    show("proxy known now", app.getDefinedPackage(proxy.getClass().getPackageName()));
    show("app packages", app.getDefinedPackages().length);
    show("String", String.class.getPackage());
    show("hash", String.class.getPackage() == Object.class.getPackage());
    show("array", int[].class.getPackage());
    show("impl", String.class.getPackage().getImplementationTitle());
    show("sealed", String.class.getPackage().isSealed());
    Object[] ps = Object.class.getPackage().getAnnotations();
    show("ann", ps.length);
    int n = 0;
    for (Package p : Package.getPackages()) n++;
    show("many", n > 20);
  }
}
