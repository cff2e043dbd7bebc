import java.security.*;
import java.util.*;
import java.util.concurrent.*;
// A policy of the program's own, and a manager that it sets and removes: what may be done with no permissions, and with some; that a
// thread of privilegedThreadFactory has the context of its factory.
// jdk: 17-21
// vm: -Djava.security.manager=allow
@SuppressWarnings({"removal", "serial"})
public class SecurityOwnPolicy {
  static class Adjustable extends Policy {
    final Permissions perms = new Permissions();
    Adjustable(Permission... ps) {
      for (Permission p : ps) perms.add(p);
    }
    public PermissionCollection getPermissions(CodeSource cs) {
      return perms;
    }
    public PermissionCollection getPermissions(ProtectionDomain d) {
      return perms;
    }
    public boolean implies(ProtectionDomain d, Permission p) {
      return perms.implies(p);
    }
    public void refresh() {}
  }
  static void with(Runnable r, Permission... ps) {
    SecurityManager sm = System.getSecurityManager();
    if (sm == null)
      r.run();
    Policy saved = Policy.getPolicy();
    Adjustable p = new Adjustable(ps);
    p.perms.add(new SecurityPermission("getPolicy"));
    p.perms.add(new SecurityPermission("setPolicy"));
    p.perms.add(new RuntimePermission("setSecurityManager"));
    Policy.setPolicy(p);
    try {
      if (sm == null)
        System.setSecurityManager(new SecurityManager());
      r.run();
    } finally {
      p.perms.add(new SecurityPermission("setPolicy"));
      Policy.setPolicy(saved);
      if (sm == null)
        System.setSecurityManager(null);
    }
  }
  static void attempt(String t, Callable<?> c) {
    try {
      System.out.println(t + " " + c.call());
    } catch (Throwable e) {
      System.out.println(t + " " + e);
      Throwable k = e.getCause();
      if (k != null)
        System.out.println("  " + k);
    }
  }
  static void factory() {
    attempt("factory", () -> {
      CountDownLatch done = new CountDownLatch(1);
      ThreadGroup g = Thread.currentThread().getThreadGroup();
      ClassLoader l = Thread.currentThread().getContextClassLoader();
      AccessControlContext acc = AccessController.getContext();
      StringBuffer s = new StringBuffer();
      ExecutorService e = Executors.newFixedThreadPool(1, Executors.privilegedThreadFactory());
      e.execute(() -> {
        Thread c = Thread.currentThread();
        s.append(c.isDaemon())
            .append(c.getPriority())
            .append(c.getThreadGroup() == g)
            .append(c.getContextClassLoader() == l)
            .append(acc.equals(AccessController.getContext()))
            .append(AccessController.getContext().equals(acc));
        done.countDown();
      });
      done.await();
      try {
        e.shutdown();
      } catch (SecurityException x) {
        s.append(" no shutdown");
      }
      return s;
    });
  }
  static void all() {
    factory();
    attempt("default", () -> {
      AccessControlContext acc = AccessController.getContext();
      boolean[] r = new boolean[1];
      Thread t = new Thread(() -> r[0] = acc.equals(AccessController.getContext()));
      t.start();
      t.join();
      return r[0];
    });
    attempt("callable", () -> Executors.privilegedCallable(() -> 1).call());
    attempt("ccl callable", () -> Executors.privilegedCallableUsingCurrentClassLoader(() -> 1).call());
    attempt("prop", () -> System.getProperty("user.home") != null);
    attempt("lambda", () -> ((Callable<?>) () -> "x").call());
    attempt("concat", () -> "x" + new Object().toString().length());
    attempt("forName", () -> Class.forName("SecurityOwnPolicy$Other"));
    attempt("cf", () -> CompletableFuture.supplyAsync(() -> 1).get());
    attempt("fj", () -> ForkJoinPool.commonPool().submit(() -> System.getProperty("user.home") != null).get());
    attempt("fjp", () -> {
      ForkJoinPool p = new ForkJoinPool(1);
      return p.submit(() -> 3).get();
    });
    attempt("thread", () -> {
      Thread t = new Thread(() -> {});
      t.start();
      t.join();
      return t.isAlive();
    });
    attempt("setDaemon", () -> {
      Thread t = new Thread(() -> {});
      t.setDaemon(true);
      return t.isDaemon();
    });
    attempt("interrupt", () -> {
      Thread.currentThread().interrupt();
      return Thread.interrupted();
    });
    attempt("reflect", () -> {
      java.lang.reflect.Field f = SecurityOwnPolicy.class.getDeclaredField("x");
      f.setAccessible(true);
      return f.get(null);
    });
    attempt("declared", () -> SecurityOwnPolicy.class.getDeclaredMethods().length > 0);
    attempt("exit", () -> {
      System.exit(0);
      return 1;
    });
    attempt("hook", () -> {
      Runtime.getRuntime().addShutdownHook(new Thread());
      return 1;
    });
    attempt("updater", () -> {
      return java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(SecurityOwnPolicy.class, "v")
          .get(new SecurityOwnPolicy());
    });
    attempt("vh",
        ()
            -> java.lang.invoke.MethodHandles.lookup()
                   .findVarHandle(SecurityOwnPolicy.class, "v", int.class)
                   .get(new SecurityOwnPolicy()));
    attempt("timer", () -> {
      Timer t = new Timer(true);
      t.cancel();
      return 1;
    });
    attempt("format", () -> String.format("%5d|%-4s|%.2f", 1, "a", 1.5));
    attempt("record", () -> {
      record R(int a, String b) {}
      return new R(1, "b") + " " + new R(1, "c").equals(new R(1, "c"));
    });
    attempt("enum switch", () -> switch (TimeUnit.DAYS) { case DAYS -> 1; default -> 2; });
    attempt("proxy", () -> { Runnable r = (Runnable) java.lang.reflect.Proxy.newProxyInstance(SecurityOwnPolicy.class.getClassLoader(), new Class<?>[]{Runnable.class}, (a, b, c) -> null); r.run(); return 1; });
    attempt("loader", () -> new ClassLoader() {}.getParent() != null);
    attempt("file", () -> new java.io.File("/etc/passwd").exists());
    attempt("stackwalker", () -> StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass());
    attempt("threads", () -> Thread.getAllStackTraces().size() > 0);
    attempt("group", () -> Thread.currentThread().getThreadGroup().getParent().getName());
    attempt("ccl", () -> Thread.currentThread().getContextClassLoader() != null);
    attempt("provider", () -> MessageDigest.getInstance("SHA-1").digest().length);
    attempt("date", () -> new GregorianCalendar(2020, 1, 1).getTime().getTime() > 0);
    attempt("defaultHandler", () -> { Thread.setDefaultUncaughtExceptionHandler(null); return 1; });
    attempt("uncaught", () -> { Thread t = new Thread(() -> { throw new Error("thrown"); }); t.setUncaughtExceptionHandler((a, b) -> System.out.println("got " + b)); t.start(); t.join(); return 1; });
    attempt("parallel", () -> java.util.stream.IntStream.range(0, 50).parallel().filter(i -> i % 2 == 0).count());
    attempt("serial", () -> { java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream(); new java.io.ObjectOutputStream(o).writeObject(new ArrayList<>(List.of(1))); return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(o.toByteArray())).readObject(); });
    attempt("assert", () -> { assert other() :
        "x";
        return 1;
    });
    attempt("sched", () -> {
      ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
      Object o = s.schedule(() -> 4, 1, TimeUnit.MILLISECONDS).get();
      try {
        s.shutdown();
      } catch (SecurityException x) {
        return o + " " + x;
      }
      return o;
    });
  }
  static boolean other() {
    return true;
  }
  volatile int v = 7;
  static int x = 5;
  static class Other {}
  public static void main(String[] args) {
    with(SecurityOwnPolicy::factory, new RuntimePermission("getClassLoader"),
        new RuntimePermission("setContextClassLoader"), new RuntimePermission("modifyThread"));
    System.out.println("-- none");
    with(SecurityOwnPolicy::all);
    System.out.println("-- all but");
    with(SecurityOwnPolicy::all, new RuntimePermission("getClassLoader"),
        new RuntimePermission("setContextClassLoader"), new RuntimePermission("modifyThread"),
        new PropertyPermission("*", "read"));
    System.out.println(System.getSecurityManager());
    System.exit(0);
  }
}
