// stress: yes
// Exceptions out of constructors, initialisers, factories and overridden methods called too early; objects that escape
// half made.
import java.util.ArrayList;
import java.util.List;

public class ExcConstructors {
  static List<String> log = new ArrayList<>();
  static Half escaped;

  static class Half {
    final int first;
    int second = 2;
    final String text;

    Half(int how) {
      first = 1;
      escaped = this;
      if (how == 1) throw new IllegalArgumentException("how " + how);
      text = "set";
      second = 20;
      if (how == 2) throw new IllegalStateException("late");
    }
  }

  static class Sub extends Half {
    final List<String> items = new ArrayList<>();

    Sub(int how) {
      super(check(how));
      items.add("sub");
      if (how == 3) throw new UnsupportedOperationException("in Sub");
    }

    static int check(int how) {
      log.add("check " + how);
      if (how == 4) throw new ArithmeticException("before super");
      return how;
    }
  }

  static class Early {
    Early() {
      hook();
    }

    void hook() {}
  }

  static class EarlyChild extends Early {
    private final List<String> list = new ArrayList<>();

    @Override
    void hook() {
      list.add("too early");
    }
  }

  static class FieldFails {
    int good = 1;
    int bad = Integer.parseInt("bad");
    int never = log.size();
  }

  static class BlockFails {
    {
      log.add("block");
      if (log != null) throw new RuntimeException("block");
    }

    BlockFails() {
      log.add("constructor of BlockFails");
    }
  }

  static class Chained {
    Chained() {
      this(Integer.parseInt("seven"));
      log.add("not reached");
    }

    Chained(int n) {
      log.add("chained " + n);
    }
  }

  static class Checked {
    Checked(boolean fail) throws Exception {
      if (fail) throw new Exception("checked");
    }
  }

  static Checked factory(boolean fail) {
    try {
      return new Checked(fail);
    } catch (Exception e) {
      throw new RuntimeException("factory", e);
    }
  }

  record Positive(int value) {
    Positive {
      if (value < 0) throw new IllegalArgumentException("negative " + value);
    }
  }

  enum Size {
    SMALL(1);

    Size(int n) {
      if (n < 0) throw new AssertionError();
    }
  }

  interface Action {
    Object run() throws Exception;
  }

  static void show(Action action) {
    String result;
    try {
      result = "made " + action.run().getClass().getSimpleName();
    } catch (Exception e) {
      result = e.getClass().getSimpleName() + "(" + e.getMessage() + ")"
          + (e.getCause() == null ? "" : " caused by " + e.getCause().getMessage());
      StackTraceElement top = e.getStackTrace()[0];
      if (top.getClassName().startsWith("Exc")) result += " at " + top.getClassName() + "." + top.getMethodName();
    }
    System.out.println(result + " " + log);
    log.clear();
  }

  public static void main(String[] args) {
    for (int how = 0; how < 5; how++) {
      int choice = how;
      escaped = null;
      show(() -> new Half(choice));
      if (escaped != null) System.out.println("  half " + escaped.first + " " + escaped.second + " " + escaped.text);
      escaped = null;
      show(() -> new Sub(choice));
      if (escaped != null) System.out.println("  sub " + escaped.text + " " + ((Sub) escaped).items);
    }
    show(EarlyChild::new);
    show(FieldFails::new);
    show(BlockFails::new);
    show(Chained::new);
    show(() -> new Chained(3));
    show(() -> factory(true));
    show(() -> factory(false));
    show(() -> new Positive(-1));
    show(() -> new Positive(1));
    show(() -> Size.valueOf("SMALL"));
    show(() -> new Object[] {new Positive(1), new Positive(-2), new Half(9)});
    show(() -> new Early() {
      {
        log.add("anonymous");
      }

      void hook() {
        throw new IllegalStateException("hook");
      }
    });
    show(() -> Positive.class.getDeclaredConstructor(int.class).newInstance(-5));
  }
}
