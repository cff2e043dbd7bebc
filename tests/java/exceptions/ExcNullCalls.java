// The messages of NullPointerException for calls, throw, synchronized, unboxing, switches and explicit exceptions.
import java.util.*;
import java.util.function.*;

public class ExcNullCalls {
  ExcNullCalls next;
  String text;
  Integer boxed;
  List<String> list;
  static Map<String, Integer> map = new HashMap<>();
  static Runnable runnable;

  String text() {
    return text;
  }

  ExcNullCalls self(int a, long b, double c, String d, int[] e, Object[][] f) {
    return null;
  }

  private void hidden() {}

  static <T> T nothing() {
    return null;
  }

  static RuntimeException noException() {
    return null;
  }

  interface Action {
    void run() throws Exception;
  }

  static void show(Action action) {
    try {
      action.run();
      System.out.println("no exception");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    } catch (Exception e) {
      System.out.println("unexpected " + e);
    }
  }

  enum Colour { RED }

  static void locals(String parameter, Object lock) {
    String local = parameter;
    try {
      local.length();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      parameter.length();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      synchronized (lock) {
        System.out.println("no");
      }
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      RuntimeException none = null;
      throw none;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Integer number = null;
    try {
      int n = number;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      switch (parameter) {
        case "a": return;
      }
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Colour colour = null;
    try {
      switch (colour) {
        case RED: return;
      }
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      for (String s : (List<String>) null) System.out.println(s);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    int[] numbers = null;
    try {
      for (int n : numbers) System.out.println(n);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    ExcNullCalls object = new ExcNullCalls();
    show(() -> object.text.length());
    show(() -> object.text().trim());
    show(() -> object.next.text().trim());
    show(() -> object.self(1, 2, 3, "4", null, null).text());
    show(() -> object.next.hidden());
    show(() -> object.list.get(0).length());
    object.list = new ArrayList<>();
    object.list.add(null);
    show(() -> object.list.get(0).length());
    show(() -> System.out.println(map.get("key") + 1));
    show(() -> { int n = map.get("key"); });
    show(() -> object.boxed++);
    show(() -> System.out.println(object.boxed > 3));
    show(() -> runnable.run());
    show(() -> ExcNullCalls.<Character>nothing().charValue());
    show(() -> ExcNullCalls.<Boolean>nothing().equals(true));
    show(() -> { boolean b = ExcNullCalls.<Boolean>nothing(); });
    show(() -> { throw noException(); });
    show(() -> { throw null; });
    show(() -> { synchronized (object.text) { System.out.println("no"); } });
    show(() -> ((Supplier<String>) null).get());
    show(() -> object.next.self(0, 0, 0, null, null, null));
    show(() -> (new Object[1])[0].toString().length());
    show(() -> { String[] strings = new String[3]; strings[args.length + 1].isEmpty(); });
    show(() -> { throw new NullPointerException(); });
    show(() -> { throw new NullPointerException("explicit"); });
    show(() -> Objects.requireNonNull(null));
    show(() -> Objects.requireNonNull(null, "required"));
    show(() -> "text".contains(null));
    show(() -> "text".concat(null));
    show(() -> new TreeMap<String, String>().put(null, "x"));
    show(() -> List.of("a", null));
    show(() -> Optional.of(null));
    show(() -> object.getClass().cast(null).text());
    show(() -> new StringBuilder((String) null));
    show(() -> { Supplier<Integer> s = object.text::length; });
    show(() -> ((Object) object.text).hashCode());
    show(() -> System.arraycopy(null, 0, args, 0, 0));
    locals(null, null);
    NullPointerException stored = new NullPointerException();
    System.out.println(stored.getMessage() + " " + stored);
    try {
      object.text.length();
    } catch (NullPointerException e) {
      System.out.println(e + " | " + e.getMessage() + " | " + e.getLocalizedMessage());
    }
  }
}
