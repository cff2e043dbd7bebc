// stress: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.UnaryOperator;

/**
 * java.util.function: composition, negation, currying, memoising, method references of all kinds with boxing on the
 * way.
 */
public class StreamFunctions {
  final int base;

  StreamFunctions(int base) {
    this.base = base;
  }

  int plus(int x) {
    return base + x;
  }

  static long twice(long x) {
    return 2 * x;
  }

  static String join(Object... parts) {
    StringBuilder out = new StringBuilder();
    for (Object p : parts) out.append(p).append('.');
    return out.toString();
  }

  static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
    return a -> b -> f.apply(a, b);
  }

  static <T> Supplier<T> memoise(Supplier<T> supplier) {
    List<T> cell = new ArrayList<>();
    return () -> {
      if (cell.isEmpty()) cell.add(supplier.get());
      return cell.get(0);
    };
  }

  static void composing() {
    Function<Integer, Integer> inc = x -> x + 1;
    Function<Integer, Integer> square = x -> x * x;
    System.out.println(inc.andThen(square).apply(4) + " " + inc.compose(square).apply(4) + " "
        + Function.<Integer>identity().apply(9) + " "
        + inc.andThen(Integer::toBinaryString).andThen(String::length).apply(30));
    Predicate<String> empty = String::isEmpty;
    Predicate<String> shouting = s -> s.equals(s.toUpperCase());
    for (String s : List.of("", "HEY", "hey")) {
      System.out.print(empty.or(shouting).test(s) + " " + empty.negate().and(shouting).test(s) + " "
          + Predicate.not(shouting).test(s) + " " + Predicate.isEqual("hey").test(s) + "; ");
    }
    System.out.println();
    UnaryOperator<String> upper = String::toUpperCase;
    System.out.println(upper.andThen(s -> s + "!").apply("up") + " " + UnaryOperator.identity().apply("same") + " "
        + BinaryOperator.minBy(Integer::compare).apply(3, 2) + " "
        + BinaryOperator.<Integer>maxBy((a, b) -> a - b).apply(3, 2));
    BiFunction<Integer, Integer, Integer> add = Integer::sum;
    System.out.println(add.andThen(i -> "sum " + i).apply(2, 3) + " " + curry(add).apply(40).apply(2));
    List<String> log = new ArrayList<>();
    Consumer<String> first = log::add;
    first.andThen(s -> log.add(s + s)).accept("c");
    BiConsumer<String, Integer> pair = (s, i) -> log.add(s + i);
    pair.andThen((s, i) -> log.add(i + s)).accept("n", 1);
    BiPredicate<String, Integer> longer = (s, i) -> s.length() > i;
    System.out.println(log + " " + longer.and((s, i) -> i > 0).test("four", 3) + longer.negate().test("four", 3)
        + longer.or((s, i) -> true).test("", 3));
    IntUnaryOperator triple = i -> i * 3;
    IntPredicate even = i -> i % 2 == 0;
    DoubleUnaryOperator half = d -> d / 2;
    System.out.println(triple.andThen(i -> i + 1).applyAsInt(5) + " " + triple.compose(i -> i + 1).applyAsInt(5) + " "
        + even.negate().or(i -> i == 4).test(4) + " "
        + half.andThen(Math::sqrt).applyAsDouble(32) + " " + IntUnaryOperator.identity().applyAsInt(8));
  }

  static void references() {
    Function<Integer, StreamFunctions> constructor = StreamFunctions::new;
    IntFunction<int[]> array = int[]::new;
    ToIntFunction<Integer> unboxed = new StreamFunctions(100)::plus;
    BiFunction<StreamFunctions, Integer, Integer> unbound = StreamFunctions::plus;
    Function<Integer, Long> widened = StreamFunctions::twice;
    Supplier<Supplier<String>> nested = () -> "deep"::toString;
    Function<Object, String> general = Object::toString;
    Function<String, Object> specific = general::apply;
    ToLongBiFunction<Integer, Short> sum = (i, s) -> i + s;
    BiFunction<Object, Object, String> varargs = StreamFunctions::join;
    ObjIntConsumer<List<Integer>> adder = List::add;
    List<Integer> target = new ArrayList<>();
    adder.accept(target, 7);
    Callable<Integer> callable = target::size;
    BooleanSupplier nonEmpty = () -> !target.isEmpty();
    IntBinaryOperator max = Math::max;
    System.out.println(constructor.apply(5).plus(6) + " " + array.apply(3).length + " " + unboxed.applyAsInt(1) + " "
        + unbound.apply(new StreamFunctions(1), 2) + " " + widened.apply(21) + " "
        + nested.get().get() + " " + specific.apply("spec") + " " + sum.applyAsLong(1, (short) 2) + " "
        + varargs.apply(1, "b") + " " + nonEmpty.getAsBoolean() + " " + max.applyAsInt(3, 9));
    try {
      System.out.println(callable.call());
    } catch (Exception e) {
      System.out.println(e);
    }
    String bound = null;
    try {
      Supplier<Integer> late = bound::length;
      System.out.println(late.get());
    } catch (NullPointerException e) {
      System.out.println("bound to null");
    }
    Function<Integer, Integer> unboxNull = i -> i;
    ToIntFunction<Integer> failing = unboxNull::apply;
    try {
      failing.applyAsInt(null);
    } catch (NullPointerException e) {
      System.out.println("unboxed null");
    }
  }

  public static void main(String[] args) {
    composing();
    references();
    int[] calls = {0};
    Supplier<Integer> once = memoise(() -> ++calls[0]);
    System.out.println(once.get() + once.get() + once.get() + " " + calls[0]);
    Map<String, IntBinaryOperator> operators =
        new TreeMap<>(Map.of("+", (a, b) -> a + b, "-", (a, b) -> a - b, "*", (a, b) -> a * b));
    operators.forEach((symbol, f) -> System.out.print("7" + symbol + "5=" + f.applyAsInt(7, 5) + " "));
    Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
    Function<Integer, Integer> chain = Function.identity();
    for (int i = 0; i < 20; i++) {
      int n = i;
      chain = chain.andThen(x -> x * 3 % 1009 + n);
    }
    System.out.println(curried.apply(1).apply(2).apply(3) + " " + chain.apply(1));
    Runnable[] captured = new Runnable[3];
    for (int i = 0; i < captured.length; i++) {
      int copy = i;
      captured[i] = () -> System.out.print(copy + " ");
    }
    for (Runnable r : captured) r.run();
    System.out.println();
  }
}
