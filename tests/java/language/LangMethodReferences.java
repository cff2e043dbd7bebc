// Method references of every kind: static, bound, unbound, constructors, arrays, super, varargs, private, interface,
// generic.
import java.util.*;
import java.util.function.*;

public class LangMethodReferences {
  static int evaluations;
  final String name;

  LangMethodReferences() {
    this("default");
  }

  LangMethodReferences(String name) {
    this.name = name;
  }

  LangMethodReferences(int a, long b) {
    this("a" + a + "b" + b);
  }

  static LangMethodReferences source() {
    evaluations++;
    return new LangMethodReferences("source" + evaluations);
  }

  static String join(String... parts) {
    return parts.length + String.join("+", parts);
  }

  static long sum(int first, long... rest) {
    long total = first;
    for (long value : rest) total += value;
    return total;
  }

  private String hidden(int n) {
    return name + n;
  }

  String show() {
    return "shown " + name;
  }

  class Inner {
    final int value;

    Inner(int value) {
      this.value = value + name.length();
    }
  }

  Function<Integer, Inner> innerConstructor() {
    return Inner::new;
  }

  static class Child extends LangMethodReferences {
    Child() {
      super("child");
    }

    String show() {
      return "overridden";
    }

    Supplier<String> parent() {
      return super::show;
    }

    Supplier<String> own() {
      return this::show;
    }

    Supplier<String> text() {
      return super::toString;
    }

    public String toString() {
      return "child text";
    }
  }

  interface Three {
    String apply(String a, String b, String c);
  }

  interface Clones {
    Object copy(int[] source);
  }

  static <T> T make(Supplier<? extends T> supplier) {
    return supplier.get();
  }

  static void constructors() {
    Supplier<LangMethodReferences> none = LangMethodReferences::new;
    Function<String, LangMethodReferences> one = LangMethodReferences::new;
    BiFunction<Integer, Long, LangMethodReferences> two = LangMethodReferences::new;
    Function<Integer, List<String>> list = ArrayList::new;
    Supplier<Map<String, Integer>> map = TreeMap<String, Integer>::new;
    IntFunction<int[]> ints = int[]::new;
    Function<Integer, String[][]> grid = String[][]::new;
    System.out.println(none.get().name + " " + one.apply("one").name + " " + two.apply(1, 2L).name + " " + list.apply(5)
        + " " + map.get());
    System.out.println(
        ints.apply(3).length + " " + grid.apply(2).length + " " + grid.apply(2).getClass().getSimpleName());
    System.out.println(new LangMethodReferences("xyz").innerConstructor().apply(4).value + " "
        + make(StringBuilder::new).append("made"));
    try {
      ints.apply(-1);
    } catch (NegativeArraySizeException e) {
      System.out.println("negative " + e.getMessage());
    }
  }

  static void bound() {
    Supplier<String> shown = source()::show;
    System.out.println(shown.get() + " " + shown.get() + " " + evaluations);
    IntFunction<String> hidden = source()::hidden;
    System.out.println(hidden.apply(1) + hidden.apply(2) + evaluations);
    LangMethodReferences nothing = null;
    try {
      Supplier<String> never = nothing::show;
      System.out.println("not reached " + never);
    } catch (NullPointerException e) {
      System.out.println("null receiver is found when the reference is made");
    }
    Child child = new Child();
    System.out.println(child.parent().get() + " " + child.own().get() + " "
        + child.text().get().startsWith("LangMethodReferences$Child@"));
    Consumer<String> adder = new ArrayList<String>()::add;
    adder.accept("dropped result");
    Predicate<String> contains = Set.of("a", "b")::contains;
    System.out.println(contains.test("a") + " " + contains.test("c"));
  }

  static void unbound() {
    Function<String, Integer> length = String::length;
    BiFunction<String, String, Boolean> starts = String::startsWith;
    Comparator<String> order = String::compareToIgnoreCase;
    ToIntBiFunction<List<?>, Object> index = List::indexOf;
    Function<LangMethodReferences, String> show = LangMethodReferences::show;
    BiFunction<LangMethodReferences, Integer, String> hidden = LangMethodReferences::hidden;
    Three replace = String::replace;
    Clones copy = int[]::clone;
    Function<Object, Class<?>> type = Object::getClass;
    System.out.println(length.apply("seven77") + " " + starts.apply("prefix", "pre") + " " + order.compare("B", "a")
        + " " + index.applyAsInt(List.of(1, 2), 2));
    System.out.println(
        show.apply(new Child()) + " " + hidden.apply(new Child(), 9) + " " + replace.apply("banana", "an", "o"));
    System.out.println(((int[]) copy.copy(new int[] {1, 2})).length + " " + type.apply("x").getSimpleName());
    try {
      show.apply(null);
    } catch (NullPointerException e) {
      System.out.println("null argument");
    }
  }

  static void varargs() {
    Supplier<String> zero = LangMethodReferences::join;
    UnaryOperator<String> one = LangMethodReferences::join;
    Three three = LangMethodReferences::join;
    Function<String[], String> array = LangMethodReferences::join;
    IntToLongFunction first = LangMethodReferences::sum;
    IntBinaryOperator none = Math::floorMod;
    BiFunction<Integer, Integer, Long> second = LangMethodReferences::sum;
    System.out.println(zero.get() + " " + one.apply("a") + " " + three.apply("a", "b", "c") + " "
        + array.apply(new String[] {"x", "y"}));
    System.out.println(first.applyAsLong(5) + " " + second.apply(5, 6) + " " + none.applyAsInt(-3, 5) + " "
        + Arrays.asList(3, 1, 2).stream().map(List::of).toList());
  }

  public static void main(String[] args) {
    constructors();
    bound();
    unbound();
    varargs();
  }
}
