import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Class initialisation by several threads: once, seen by all, recursive in one thread, failing for all, order of
 * supertypes.
 */
public class ConcClassInit {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());
  static final AtomicInteger RUNS = new AtomicInteger();

  static class Once {
    static final int VALUE;

    static {
      RUNS.incrementAndGet();
      int x = 0;
      for (int i = 0; i < 50; i++) {
        x += i;
        if (i % 10 == 0) Thread.yield();
      }
      VALUE = x;
    }
  }

  static class Slow {
    static final CountDownLatch STARTED = new CountDownLatch(1);
  }

  static class Guarded {
    static volatile String state = "before";

    static {
      Slow.STARTED.countDown();
      try {
        RELEASE.await();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
      state = "initialised";
    }

    static String state() {
      return state;
    }
  }

  static final CountDownLatch RELEASE = new CountDownLatch(1);

  static class Failing {
    static int value = fail();

    static int fail() {
      RUNS.incrementAndGet();
      throw new IllegalArgumentException("bad start");
    }
  }

  static class Recursive {
    static int first = Other.second + 1;
  }

  static class Other {
    static int second = Recursive.first + 10;
  }

  interface Face {
    int MARK = mark("Face");

    default void method() {}
  }

  interface Silent {
    int MARK = mark("Silent");
  }

  static class Parent implements Silent {
    static final int MARK_PARENT = mark("Parent");
  }

  static class Child extends Parent implements Face {
    static final int MARK_CHILD = mark("Child");
    static final String CONSTANT = "compile time";
  }

  static int mark(String s) {
    LOG.add(s);
    return s.length();
  }

  static List<String> together(int n, java.util.concurrent.Callable<String> body) throws InterruptedException {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      (threads[i] = new Thread(() -> {
        try {
          out.add(body.call());
        } catch (Throwable t) {
          out.add(t.getClass().getSimpleName());
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    Collections.sort(out);
    return out;
  }

  public static void main(String[] args) throws Exception {
    System.out.println(together(4, () -> "" + Once.VALUE) + " runs " + RUNS);
    Thread first = new Thread(() -> LOG.add("first " + Guarded.state()));
    first.start();
    Slow.STARTED.await();
    Thread second = new Thread(() -> LOG.add("second " + Guarded.state()));
    second.start();
    System.out.println(LOG + " " + first.isAlive() + " " + second.isAlive());
    RELEASE.countDown();
    first.join();
    second.join();
    Collections.sort(LOG);
    System.out.println(LOG);
    LOG.clear();
    RUNS.set(0);
    System.out.println(together(3, () -> "" + Failing.value) + " runs " + RUNS);
    System.out.println(Recursive.first + " " + Other.second);
    LOG.add(Child.CONSTANT);
    Child[] array = new Child[1];
    LOG.add("array " + array.length);
    LOG.add("parent " + Child.MARK_PARENT);
    new Child();
    LOG.add("silent " + Silent.MARK);
    System.out.println(LOG);
    System.out.println(together(3, () -> {
      Class<?> c = Class.forName("ConcClassInit$Late");
      return "" + c.getDeclaredField("count").getInt(null);
    }));
  }

  static class Late {
    static int count = ++ConcClassInit.lates;
  }

  static int lates;
}
