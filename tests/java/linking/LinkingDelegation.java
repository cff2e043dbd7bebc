// Who loads what: parents first, findClass last, null parents, loaders of built-in classes, defining and initiating
// loaders.
import java.util.ArrayList;
import java.util.List;

public class LinkingDelegation {
  static final List<String> log = new ArrayList<>();

  // What a class file mentions besides is loaded when a virtual machine likes, so it is not logged.
  static final List<String> MENTIONED = List.of("java.lang.Object", "java.lang.Class", "java.lang.ClassLoader",
      "java.lang.Runnable", "java.util.concurrent.Callable");

  static class Logging extends LinkingLoader {
    Logging(String name, ClassLoader parent) {
      super(name, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!MENTIONED.contains(name)) log.add(getName() + ".load(" + name + ")");
      return super.loadClass(name, resolve);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      log.add(getName() + ".find(" + name + ")");
      return super.findClass(name);
    }

    Class<?> loaded(String name) {
      return findLoadedClass(name);
    }
  }

  static void show(String title, LinkingLoader.Action action) {
    log.clear();
    LinkingLoader.show(title, action);
    System.out.println("  " + log);
  }

  static String name(ClassLoader loader) {
    return loader == null ? "bootstrap" : loader.getName();
  }

  public static void main(String[] args) throws Exception {
    ClassLoader app = LinkingDelegation.class.getClassLoader();
    Logging upper = new Logging("upper", app);
    Logging lower = new Logging("lower", upper);
    upper.add("InUpper", new LinkingClassWriter("InUpper").constructor());
    lower.add("InUpper", new LinkingClassWriter("InUpper").constructor());
    lower.add("InLower", new LinkingClassWriter("InLower").constructor());
    lower.add("Derived",
        new LinkingClassWriter(
            LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "Derived", "InUpper", "java/lang/Runnable")
            .constructor());
    show("system class", () -> lower.loadClass("java.util.ArrayList").getClassLoader());
    show("program class", () -> lower.loadClass("LinkingDelegation") == LinkingDelegation.class);
    show("in the parent", () -> name(lower.loadClass("InUpper").getClassLoader()));
    show("in the child", () -> name(lower.loadClass("InLower").getClassLoader()));
    show("again", () -> name(lower.loadClass("InLower").getClassLoader()));
    show("not in the parent", () -> name(upper.loadClass("InLower").getClassLoader()));
    show("with a parent class", () -> name(lower.loadClass("Derived").getSuperclass().getClassLoader()));
    show("nowhere", () -> lower.loadClass("Nowhere"));
    show("forName", () -> name(Class.forName("InLower", true, lower).getClassLoader()));
    show("array", () -> name(Class.forName("[[LInLower;", true, lower).getClassLoader()));
    show("primitive array", () -> Class.forName("[I", true, lower) == int[].class);
    System.out.println(
        "loaded " + lower.loaded("InLower") + " " + lower.loaded("InUpper") + " " + upper.loaded("InUpper"));

    LinkingClassWriter user = LinkingLoader.callable("User");
    LinkingLoader.call(user)
        .make("InUpper")
        .invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;")
        .invokevirtual("java/lang/Class", "getClassLoader", "()Ljava/lang/ClassLoader;")
        .op(0xb0);
    lower.add("User", user);
    show("resolution asks the defining loader", () -> name((ClassLoader) lower.call("User")));
    show("and only once", () -> name((ClassLoader) lower.call("User")));

    Logging alone = new Logging("alone", null);
    alone.add("Only", new LinkingClassWriter("Only").constructor());
    show("null parent, library", () -> alone.loadClass("java.lang.Integer") == Integer.class);
    show("null parent, own", () -> name(alone.loadClass("Only").getClassLoader()));
    show("null parent, program class", () -> alone.loadClass("LinkingDelegation"));
    show("null parent, platform class", () -> name(alone.loadClass("java.sql.Date").getClassLoader()));
    show("platform class", () -> name(upper.loadClass("java.sql.Date").getClassLoader()));

    System.out.println(name(String.class.getClassLoader()) + " " + name(java.sql.Date.class.getClassLoader()) + " "
        + name(app) + " " + name(app.getParent()) + " " + name(app.getParent().getParent()) + " "
        + name(int.class.getClassLoader()) + " " + name(LinkingDelegation[].class.getClassLoader()));
    System.out.println((ClassLoader.getSystemClassLoader() == app) + " "
        + (ClassLoader.getPlatformClassLoader() == app.getParent()) + " "
        + (Thread.currentThread().getContextClassLoader() == app) + " " + (new Logging("x", app).getParent() == app));
    Thread thread = new Thread(
        () -> System.out.println("context of a new thread: " + name(Thread.currentThread().getContextClassLoader())));
    thread.setContextClassLoader(lower);
    thread.start();
    thread.join();
    Thread.currentThread().setContextClassLoader(upper);
    Thread inherits = new Thread(
        () -> System.out.println("inherited context: " + name(Thread.currentThread().getContextClassLoader())));
    inherits.start();
    inherits.join();
  }
}
