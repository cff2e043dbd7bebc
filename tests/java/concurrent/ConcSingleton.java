import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** One instance for all: double-checked locking, the holder idiom, an enum, a synchronized method, compareAndSet. */
public class ConcSingleton {
  static final AtomicInteger MADE = new AtomicInteger();

  static class Instance {
    final int[] content = {1, 2, 3};
    final String name;

    Instance(String name) {
      this.name = name;
      MADE.incrementAndGet();
    }

    boolean complete() {
      return name != null && content != null && content[2] == 3;
    }
  }

  static volatile Instance checked;

  static Instance doubleChecked() {
    Instance i = checked;
    if (i == null) {
      synchronized (ConcSingleton.class) {
        i = checked;
        if (i == null) checked = i = new Instance("double checked");
      }
    }
    return i;
  }

  static class Holder {
    static final Instance INSTANCE = new Instance("holder");
  }

  enum Enumerated {
    ONLY;

    final Instance instance = new Instance("enum");
  }

  static Instance lazy;

  static synchronized Instance synchronizedGet() {
    if (lazy == null) lazy = new Instance("synchronized");
    return lazy;
  }

  static final AtomicReference<Instance> REFERENCE = new AtomicReference<>();

  static Instance byCompareAndSet() {
    Instance i = REFERENCE.get();
    if (i != null) return i;
    REFERENCE.compareAndSet(null, new Instance("cas"));
    return REFERENCE.get();
  }

  static final java.util.concurrent.ConcurrentHashMap<String, Instance> REGISTRY =
      new java.util.concurrent.ConcurrentHashMap<>();

  static void test(String name, boolean exactlyOne, Supplier<Instance> get) throws InterruptedException {
    MADE.set(0);
    Set<Instance> seen = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
    AtomicInteger incomplete = new AtomicInteger();
    CyclicBarrier start = new CyclicBarrier(4);
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      (threads[i] = new Thread(() -> {
        try {
          start.await();
        } catch (Exception e) {
          incomplete.addAndGet(100);
        }
        for (int r = 0; r < 5; r++) {
          Instance x = get.get();
          if (!x.complete()) incomplete.incrementAndGet();
          seen.add(x);
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(name + ": seen " + seen.size() + " named " + seen.iterator().next().name + " incomplete "
        + incomplete + " made once " + (exactlyOne ? MADE.get() == 1 : MADE.get() >= 1));
  }

  public static void main(String[] args) throws InterruptedException {
    test("double checked", true, ConcSingleton::doubleChecked);
    test("holder", true, () -> Holder.INSTANCE);
    test("enum", true, () -> Enumerated.ONLY.instance);
    test("synchronized", true, ConcSingleton::synchronizedGet);
    test("compareAndSet", false, ConcSingleton::byCompareAndSet);
    test("registry", true, () -> REGISTRY.computeIfAbsent("key", k -> new Instance("registry")));
  }
}
