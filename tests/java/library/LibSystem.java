// stress: yes
// args: first second --flag=x 3
import java.util.Arrays;
import java.util.Properties;

/** System and Runtime: arguments, properties, environment, arraycopy, line separator, clocks that only go forward. */
public class LibSystem {
  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    System.out.println(args.length + " " + Arrays.toString(args));
    System.out.println(System.getProperty("java.version").startsWith("17") + " "
        + System.getProperty("java.specification.version") + " " + System.getProperty("file.separator")
        + System.getProperty("path.separator") + " " + System.getProperty("line.separator").length() + " "
        + (System.lineSeparator().charAt(0) == '\n') + " " + System.getProperty("os.name") + " "
        + System.getProperty("java.vm.specification.version") + " " + System.getProperty("java.class.version") + " "
        + (System.getProperty("user.dir") != null) + (System.getProperty("java.home") != null)
        + (System.getProperty("java.io.tmpdir") != null) + (System.getProperty("user.name") != null));
    System.out.println(Runtime.version().feature() + " " + Runtime.version().compareTo(Runtime.Version.parse("11.0.2"))
        + " " + Runtime.Version.parse("17.0.1+12-LTS").build().get());
    System.out.println(System.getProperty("my.own") + " " + System.getProperty("my.own", "default") + " "
        + System.setProperty("my.own", "value") + " " + System.setProperty("my.own", "other") + " "
        + System.getProperty("my.own") + " " + System.clearProperty("my.own") + " " + System.getProperty("my.own"));
    System.setProperty("my.number", "0x1F");
    System.setProperty("my.flag", "TRUE");
    System.out.println(Integer.getInteger("my.number") + " " + Integer.getInteger("none", 7) + " "
        + Boolean.getBoolean("my.flag") + " " + Long.getLong("my.number", 5L) + " " + Boolean.getBoolean("none"));
    attempt("empty key", () -> System.getProperty(""));
    attempt("null key", () -> System.getProperty(null));
    attempt("null value", () -> System.setProperty("k", null));
    Properties saved = System.getProperties();
    Properties replaced = new Properties();
    replaced.setProperty("only", "this");
    System.setProperties(replaced);
    System.out.println(System.getProperty("only") + " " + System.getProperty("my.number"));
    System.setProperties(saved);
    System.out.println(System.getProperty("only") + " " + System.getProperty("my.number"));
    System.out.println((System.getenv("PATH") != null) + " " + System.getenv("SURELY_NOT_SET_ANYWHERE") + " "
        + System.getenv().containsKey("PATH"));
    attempt("environment is fixed", () -> System.getenv().put("A", "b"));
    long nano = System.nanoTime();
    long milli = System.currentTimeMillis();
    System.out.println((System.nanoTime() - nano >= 0) + " " + (System.currentTimeMillis() >= milli) + " "
        + (milli > 1_600_000_000_000L));
    Runtime runtime = Runtime.getRuntime();
    System.out.println((runtime == Runtime.getRuntime()) + " " + (runtime.availableProcessors() >= 1) + " "
        + (runtime.totalMemory() > 0) + " " + (runtime.freeMemory() >= 0) + " "
        + (runtime.maxMemory() >= runtime.totalMemory()));
    System.gc();
    System.runFinalization();
    Object[] objects = {"a", 1, 'c', null};
    System.arraycopy(objects, 0, objects, 1, 3);
    System.out.println(Arrays.toString(objects) + " " + System.identityHashCode(null) + " "
        + (System.identityHashCode(objects) == objects.hashCode()));
    attempt("arraycopy range", () -> {
      System.arraycopy(new int[3], 2, new int[3], 0, 2);
      return 0;
    });
    attempt("arraycopy null", () -> {
      System.arraycopy(null, 0, new int[1], 0, 1);
      return 0;
    });
    attempt("arraycopy no array", () -> {
      System.arraycopy("text", 0, new int[1], 0, 1);
      return 0;
    });
    attempt("missing library", () -> {
      try {
        System.loadLibrary("surely_no_such_library");
        return "loaded";
      } catch (UnsatisfiedLinkError e) {
        return e.getMessage().startsWith("no surely_no_such_library in java.library.path");
      }
    });
    attempt("security manager", () -> System.getSecurityManager());
    System.err.println("this goes elsewhere");
    System.out.flush();
  }
}
