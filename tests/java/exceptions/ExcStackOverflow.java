// StackOverflowError: caught at the top and half way, thrown through constructors, toString, lambdas and finally, and
// work goes on after it.
import java.util.ArrayList;
import java.util.List;

public class ExcStackOverflow {
  static int depth;

  static void plain() {
    depth++;
    plain();
  }

  static long wide(long a, double b, long c, double d) {
    depth++;
    return wide(a + 1, b * 2, c - 1, d / 2) + 1;
  }

  static class Endless {
    final Endless next;

    Endless() {
      depth++;
      next = new Endless();
    }
  }

  static class Talker {
    Object other;

    @Override
    public String toString() {
      depth++;
      return "talker " + other;
    }
  }

  interface Step {
    void run();
  }

  static Step lambda = () -> {
    depth++;
    ExcStackOverflow.lambda.run();
  };

  static synchronized void locked() {
    depth++;
    locked();
  }

  static int half(int n) {
    depth++;
    if (n == 0) {
      try {
        plain();
      } catch (StackOverflowError e) {
        return 1;
      }
    }
    return half(n - 1) + 1;
  }

  static int finallyCounts(int n) {
    int[] counter = {0};
    try {
      counting(counter);
    } catch (StackOverflowError e) {
      return counter[0];
    }
    return -1;
  }

  static void counting(int[] counter) {
    try {
      counting(counter);
    } finally {
      counter[0]++;
    }
  }

  static void show(String title, Step step) {
    depth = 0;
    try {
      step.run();
      System.out.println(title + " ended");
    } catch (StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      System.out.println(title + " deep " + (depth > 500) + " frames " + (trace.length > 0 && trace.length <= 1024)
          + " " + e.getMessage() + " " + e.getCause());
    }
  }

  public static void main(String[] args) {
    show("plain", ExcStackOverflow::plain);
    show("wide", () -> wide(1, 1, 1, 1));
    show("constructor", Endless::new);
    Talker a = new Talker();
    Talker b = new Talker();
    a.other = b;
    b.other = a;
    show("toString", () -> System.out.println(a.toString().length()));
    show("lambda", lambda);
    show("locked", ExcStackOverflow::locked);
    System.out.println("lock is free " + !Thread.holdsLock(ExcStackOverflow.class));
    System.out.println("half " + half(100));
    System.out.println("finally " + (finallyCounts(0) > 500));
    List<Object> list = new ArrayList<>();
    list.add(list);
    System.out.println(list);
    show("hashCode of a list in itself", () -> System.out.println(list.hashCode()));
    try {
      throw new StackOverflowError("by hand");
    } catch (VirtualMachineError e) {
      System.out.println(e + " " + e.getStackTrace().length);
    }
    show("again", ExcStackOverflow::plain);
  }
}
