// sanitize: yes
import java.io.InputStream;

/** A lost update behind a class that a loader of the program has defined. */
public class BugBehindLoader {
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
      super(BugBehindLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean needed = name.endsWith("$Needed");
      if (needed) asked++;
      if (!needed && !name.endsWith("$Plugin")) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = BugBehindLoader.class.getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable plugin = (Runnable) new Counting()
        .loadClass("BugBehindLoader$Plugin").getDeclaredConstructor().newInstance();
    Thread other = new Thread(() -> value++);
    other.start();
    value++;
    plugin.run();
    other.join();
    assert value == 2; // expect: assertion
  }
}
