import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Values per thread: initial values, isolation, reuse in pools, inheritance; ThreadLocalRandom within its bounds. */
public class ConcThreadLocals {
  static final AtomicInteger CREATED = new AtomicInteger();
  static final ThreadLocal<StringBuilder> BUILDER = ThreadLocal.withInitial(() -> {
    CREATED.incrementAndGet();
    return new StringBuilder();
  });
  static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);
  static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>();

  static int nested(int n) {
    DEPTH.set(DEPTH.get() + 1);
    try {
      return n == 0 ? DEPTH.get() : nested(n - 1);
    } finally {
      DEPTH.set(DEPTH.get() - 1);
    }
  }

  public static void main(String[] args) throws Exception {
    List<String> results = Collections.synchronizedList(new ArrayList<>());
    USER.set("root");
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 5; k++) {
          BUILDER.get().append(me).append(k);
          Thread.yield();
        }
        String inherited = USER.get();
        USER.set("user" + me);
        Thread child = new Thread(() -> results.add("child of " + USER.get() + " depth " + nested(me)));
        child.start();
        try {
          child.join();
        } catch (InterruptedException e) {
          results.add("interrupted");
        }
        results.add(BUILDER.get() + " " + inherited + " " + nested(3) + " " + DEPTH.get());
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    Collections.sort(results);
    System.out.println(results + " created " + CREATED + " main " + USER.get() + " " + BUILDER.get().length());
    ExecutorService single = Executors.newSingleThreadExecutor();
    ThreadLocal<Integer> calls = ThreadLocal.withInitial(() -> 0);
    int last = 0;
    for (int i = 0; i < 5; i++) {
      Future<Integer> f = single.submit(() -> {
        calls.set(calls.get() + 1);
        return calls.get();
      });
      last = f.get();
    }
    int fresh = single.submit(() -> {
      calls.remove();
      return calls.get();
    }).get();
    single.shutdown();
    System.out.println(last + " " + fresh + " " + calls.get() + " " + single.awaitTermination(60, TimeUnit.SECONDS));
    AtomicInteger outside = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      threads[i] = new Thread(() -> {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        for (int k = 0; k < 20; k++) {
          int a = random.nextInt(10);
          int b = random.nextInt(-5, 5);
          double c = random.nextDouble(2, 3);
          long d = random.nextLong(1L << 40);
          if (a < 0 || a >= 10 || b < -5 || b >= 5 || c < 2 || c >= 3 || d < 0 || d >= 1L << 40) {
            outside.incrementAndGet();
          }
        }
        if (random != ThreadLocalRandom.current()) outside.addAndGet(100);
        if (random.ints(10, 3, 6).anyMatch(x -> x < 3 || x > 5)) outside.addAndGet(100);
        try {
          random.setSeed(1);
          outside.addAndGet(100);
        } catch (UnsupportedOperationException e) {
          // A shared generator cannot be seeded.
        }
      });
      threads[i].start();
    }
    for (int i = 0; i < 3; i++) threads[i].join();
    System.out.println("outside " + outside);
  }
}
