import java.security.AccessController;
import java.security.Permission;
import java.security.PrivilegedAction;
import java.security.SecurityPermission;
import java.util.PropertyPermission;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

// A security manager with the policy of the JDK is there before the program: what the machine does for itself, such as to find
// out where a class came from, needs no permission of the program's.
// vm: -Djava.security.manager
@SuppressWarnings("removal")
public class SecurityFromTheStart {
  record Pair(int first, String second) {}

  static void attempt(String title, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(title + ": " + action.call());
    } catch (Throwable e) {
      System.out.println(title + ": " + e);
    }
  }

  static void ask(Permission permission) {
    attempt(permission.toString(), () -> {
      AccessController.checkPermission(permission);
      return "permitted";
    });
  }

  public static void main(String[] args) throws Exception {
    attempt("manager", () -> System.getSecurityManager() != null);
    attempt("user.home", () -> System.getProperty("user.home"));
    attempt("java.version", () -> System.getProperty("java.version") != null);
    ask(new RuntimePermission("exitVM"));
    ask(new RuntimePermission("modifyThread"));
    ask(new RuntimePermission("getClassLoader"));
    ask(new PropertyPermission("a.b", "read"));
    ask(new SecurityPermission("getPolicy"));
    Thread thread = new Thread(() -> ask(new RuntimePermission("setIO")));
    thread.start();
    thread.join();
    attempt(
        "privileged", () -> AccessController.doPrivileged((PrivilegedAction<?>) () -> System.getProperty("user.home")));
    attempt("no manager", () -> {
      System.setSecurityManager(null);
      return "removed";
    });
    attempt("domain", () -> SecurityFromTheStart.class.getProtectionDomain());
    attempt("loader", () -> new ClassLoader() {});
    attempt("own loader", () -> SecurityFromTheStart.class.getClassLoader() != null);
    attempt("system loader", () -> ClassLoader.getSystemClassLoader() != null);
    attempt("members", () -> SecurityFromTheStart.class.getDeclaredMethods().length > 3);
    attempt("accessible", () -> {
      String.class.getDeclaredField("value").setAccessible(true);
      return "made accessible";
    });
    attempt("record", () -> new Pair(1, "b") + " " + new Pair(1, "b").equals(new Pair(1, "c")));
    attempt("file", () -> new java.io.File("some").exists());
    attempt("environment", () -> System.getenv("PATH"));
    attempt("hook", () -> {
      Runtime.getRuntime().addShutdownHook(new Thread());
      return "added";
    });
    attempt("pool", () -> {
      ExecutorService pool = Executors.newSingleThreadExecutor(task -> {
        Thread worker = new Thread(task);
        worker.setDaemon(true);
        return worker;
      });
      Object result = pool.submit(() -> 1).get();
      pool.shutdown();
      return result;
    });
    attempt("future", () -> CompletableFuture.supplyAsync(() -> 5).get());
    attempt("parallel", () -> IntStream.range(0, 100).parallel().sum());
    attempt("format", () -> String.format("%.2f|%5d", 1.5, 3));
    attempt("all traces", () -> Thread.getAllStackTraces().size());
    attempt("handler", () -> {
      Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
      return "set";
    });
  }
}
