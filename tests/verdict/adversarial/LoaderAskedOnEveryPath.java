// sanitize-thread: yes
// expect: no-violation
import java.io.InputStream;

/** A class loader of the program is asked for what its class needs on every path, not on the first one alone. */
public class LoaderAskedOnEveryPath {
  static volatile int asked, value;

  public static class Needed {
    static void use() {}
  }

  public static class Plugin implements Runnable {
    public void run() {
      Needed.use();
    }
  }

  static class Counting extends ClassLoader {
    Counting() {
      super(LoaderAskedOnEveryPath.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean needed = name.endsWith("$Needed");
      if (needed) asked++;
      if (!needed && !name.endsWith("$Plugin")) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = LoaderAskedOnEveryPath.class.getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable plugin = (Runnable) new Counting()
        .loadClass("LoaderAskedOnEveryPath$Plugin").getDeclaredConstructor().newInstance();
    Thread other = new Thread(() -> value = 1);
    other.start();
    int seen = value;
    plugin.run();
    other.join();
    assert asked == 1 : asked + " " + seen;
  }
}
