import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Class.forName with and without initialisation, loaders and their parents, resources, packages, modules, a loader of
 * our own.
 */
public class ReflectLoaders {
  static final List<String> LOG = new ArrayList<>();

  static class Loud {
    static {
      LOG.add("Loud initialised");
    }

    static int value = 7;
    static final int CONSTANT = 8;
  }

  static class LoudChild extends Loud {
    static {
      LOG.add("LoudChild initialised");
    }
  }

  public static class Payload implements java.util.function.Supplier<String> {
    static int loads;

    public Payload() {}

    @Override
    public String get() {
      return "payload " + ++loads;
    }
  }

  /** Defines one class anew from its file and leaves everything else to the parent. */
  static final class Redefining extends ClassLoader {
    final String only;

    Redefining(ClassLoader parent, String only) {
      super(parent);
      this.only = only;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals(only)) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    } catch (Error e) {
      System.out.println(what + ": error " + e.getClass().getSimpleName() + ": "
          + e.getMessage().replaceAll("@[0-9a-f]+", "@hash"));
    }
  }

  static void names() {
    for (String name : new String[] {"java.lang.String", "ReflectLoaders", "ReflectLoaders$Redefining", "[I",
        "[[Ljava.lang.String;", "[LReflectLoaders$Payload;", "java.util.Map$Entry", "int", "I", "java.util.Map.Entry",
        "java/lang/String", "java.lang.String[]",
        "", "[", "[X", "no.such.Thing", "[Lno.such.Thing;", "java.lang.string", "ReflectLoaders$"}) {
      attempt("forName \"" + name + "\"", () -> Class.forName(name).getTypeName());
    }
    attempt("forName null", () -> Class.forName(null) == null);
  }

  static void initialisation() throws Exception {
    ClassLoader loader = ReflectLoaders.class.getClassLoader();
    LOG.clear();
    LOG.add("constant " + Loud.CONSTANT);
    Class<?> child = Class.forName("ReflectLoaders$LoudChild", false, loader);
    LOG.add("loaded " + child.getSimpleName() + " " + new LoudChild[1].length + " " + LoudChild.class.getSimpleName());
    LOG.add("value " + LoudChild.value);
    Class.forName("ReflectLoaders$LoudChild");
    LOG.add("done");
    System.out.println(LOG);
  }

  static void resources() throws IOException {
    try (InputStream in = ReflectLoaders.class.getResourceAsStream("ReflectLoaders.class")) {
      byte[] head = in.readNBytes(8);
      System.out.printf("%02x%02x%02x%02x version %d%n", head[0], head[1], head[2], head[3], head[7]);
    }
    URL url = ReflectLoaders.class.getResource("/ReflectLoaders$Loud.class");
    System.out.println(url.getProtocol() + " " + url.getPath().endsWith("/ReflectLoaders$Loud.class") + " "
        + ReflectLoaders.class.getResource("absent.txt") + " " + ClassLoader.getSystemResource("absent") + " "
        + ReflectLoaders.class.getResourceAsStream("absent"));
    try (InputStream in = ClassLoader.getSystemResourceAsStream("ReflectLoaders.class")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      in.transferTo(out);
      System.out.println((out.size() > 500) + " "
          + Collections.list(ReflectLoaders.class.getClassLoader().getResources("ReflectLoaders.class")).size());
    }
    System.out.println(Object.class.getResource("Object.class").getProtocol() + " "
        + (Object.class.getResourceAsStream("Object.class").read() == 0xca));
  }

  static void loaders() throws Exception {
    ClassLoader app = ReflectLoaders.class.getClassLoader();
    System.out.println(String.class.getClassLoader() + " " + (app == ClassLoader.getSystemClassLoader()) + " "
        + app.getName() + " " + app.getParent().getName() + " " + app.getParent().getParent() + " "
        + (Thread.currentThread().getContextClassLoader() == app) + " "
        + app.getClass().getSimpleName() + " " + int.class.getClassLoader() + " "
        + (ReflectLoaders[].class.getClassLoader() == app));
    Redefining own = new Redefining(app, "ReflectLoaders$Payload");
    Class<?> second = own.loadClass("ReflectLoaders$Payload");
    @SuppressWarnings("unchecked")
    java.util.function.Supplier<String> supplier =
        (java.util.function.Supplier<String>) second.getDeclaredConstructor().newInstance();
    Payload payload = new Payload();
    System.out.println(supplier.get() + " " + supplier.get() + " " + payload.get() + " " + (second == Payload.class)
        + " " + second.getName().equals(Payload.class.getName()) + " " + (second.getClassLoader() == own) + " "
        + (own.loadClass("ReflectLoaders") == ReflectLoaders.class));
    attempt("cast between loaders", () -> {
      try {
        return (Payload) (Object) supplier;
      } catch (ClassCastException e) {
        return e.getMessage().startsWith("class ReflectLoaders$Payload cannot be cast to class ReflectLoaders$Payload");
      }
    });
    attempt("define twice", () -> {
      new ClassLoader(app) {
        Object twice() throws IOException {
          byte[] bytes = ReflectLoaders.class.getResourceAsStream("ReflectLoaders$Payload.class").readAllBytes();
          defineClass("ReflectLoaders$Payload", bytes, 0, bytes.length);
          return defineClass("ReflectLoaders$Payload", bytes, 0, bytes.length);
        }
      }.twice();
      return "?";
    });
    attempt("no class file", () -> new ClassLoader(app) {
      Object define() {
        return defineClass("Broken", new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 0, 8);
      }
    }.define());
    Thread thread = new Thread(() -> System.out.println(Thread.currentThread().getContextClassLoader() == own));
    thread.setContextClassLoader(own);
    thread.start();
    thread.join();
  }

  public static void main(String[] args) throws Exception {
    names();
    initialisation();
    resources();
    loaders();
    System.out.println(String.class.getPackage() + " " + String.class.getModule().getName() + " "
        + String.class.getModule() + " " + ReflectLoaders.class.getModule().isNamed() + " "
        + ReflectLoaders.class.getModule().getName() + " "
        + ReflectLoaders.class.getPackage().getName().isEmpty() + " " + int.class.getPackage() + " "
        + int[].class.getModule().getName() + " " + Package.getPackage("java.util").getName());
    Module base = Object.class.getModule();
    Set<String> exported = new TreeSet<>();
    for (String p : List.of("java.util", "jdk.internal.misc", "java.lang.invoke", "sun.security.util")) {
      if (base.isExported(p)) exported.add(p);
    }
    System.out.println(exported + " " + base.isOpen("java.lang") + " "
        + base.isOpen("java.lang", ReflectLoaders.class.getModule()) + " " + base.getDescriptor().name() + " "
        + ReflectLoaders.class.getModule().canRead(base) + " " + base.getPackages().contains("java.util.concurrent")
        + " "
        + ModuleLayer.boot().findModule("java.base").isPresent() + " "
        + ModuleLayer.boot().findModule("no.such").isPresent());
  }
}
