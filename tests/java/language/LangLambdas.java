// Lambdas that capture nothing, each primitive type, several values, arrays and this; standard functional interfaces.
import java.util.function.*;

public class LangLambdas {
  interface TriFunction<A, B, C, R> {
    R apply(A a, B b, C c);
  }

  interface Thrower {
    void run() throws Exception;
  }

  interface ToText {
    String text();
  }

  interface Mixed {
    double mix(byte a, short b, char c, int d, long e, float f, double g, boolean h, String i);
  }

  static Supplier<String> captureAll(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, int[] array) {
    return ()
               -> z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + text + " "
        + array[0]++;
  }

  static void primitives() {
    IntBinaryOperator add = (a, b) -> a + b;
    LongUnaryOperator square = x -> x * x;
    DoubleBinaryOperator power = Math::pow;
    IntPredicate even = n -> n % 2 == 0;
    ToIntFunction<String> length = s -> s.length();
    IntFunction<int[]> make = n -> new int[n];
    IntToLongFunction widen = n -> n;
    LongToIntFunction narrow = n -> (int) n;
    DoubleToLongFunction round = d -> Math.round(d);
    BooleanSupplier yes = () -> true;
    ObjIntConsumer<StringBuilder> append = (builder, n) -> builder.append(n);
    StringBuilder builder = new StringBuilder();
    append.accept(builder, 42);
    System.out.println(add.applyAsInt(2, 3) + " " + square.applyAsLong(1L << 20) + " " + power.applyAsDouble(2, 10)
        + " " + even.test(3) + " " + length.applyAsInt("four") + " " + make.apply(5).length + " "
        + widen.applyAsLong(-1) + " " + narrow.applyAsInt(1L << 32) + " " + round.applyAsLong(2.5) + " "
        + yes.getAsBoolean() + " " + builder);
    Mixed mixed = (a, b, c, d, e, f, g, h, i) -> a + b + c + d + e + f + g + (h ? 1 : 0) + i.length();
    System.out.println(mixed.mix((byte) 1, (short) 2, 'a', 4, 5L, 6.5f, 7.25, true, "eight"));
  }

  static void composition() {
    Function<Integer, Integer> twice = x -> x * 2;
    Function<Integer, String> text = x -> "<" + x + ">";
    System.out.println(twice.andThen(text).apply(5) + " " + text.compose(twice).apply(6) + " "
        + Function.<String>identity().apply("same"));
    Predicate<String> empty = String::isEmpty;
    Predicate<String> longer = s -> s.length() > 3;
    System.out.println(empty.negate().and(longer).test("text") + " " + empty.or(longer).test("abc") + " "
        + Predicate.not(empty).test(""));
    BinaryOperator<Integer> max = BinaryOperator.maxBy((a, b) -> a - b);
    UnaryOperator<String> upper = String::toUpperCase;
    BiFunction<Integer, Integer, Integer> multiply = (a, b) -> a * b;
    System.out.println(max.apply(3, 9) + " " + upper.apply("up") + " " + multiply.andThen(text).apply(6, 7));
    TriFunction<String, Integer, Character, String> three = (a, b, c) -> a.repeat(b) + c;
    System.out.println(three.apply("ab", 3, '!'));
    Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
    System.out.println(curried.apply(1).apply(2).apply(3));
  }

  static void exceptions() {
    Thrower[] throwers = {() -> {throw new Exception("checked");
  }
  , () -> {
    throw new IllegalStateException("unchecked");
  }
  , () -> {}, () -> Integer.parseInt("no number"), () -> {
    Object o = "s";
    Integer i = (Integer) o;
  }
};
    for (Thrower thrower : throwers) {
      try {
        thrower.run();
        System.out.println("fine");
      } catch (Exception e) {
        System.out.println(
            e.getClass().getSimpleName() + (e instanceof ClassCastException ? "" : " " + e.getMessage()));
      }
    }
  }

  static Runnable[] loopCapture() {
    Runnable[] result = new Runnable[3];
    for (int i = 0; i < 3; i++) {
      int copy = i;
      long wide = i * 10L;
      result[i] = () -> System.out.print(copy + ":" + wide + " ");
    }
    for (String word : new String[] {"x"}) result[1] = () -> System.out.print(word + " ");
    return result;
  }

  public static void main(String[] args) {
    int[] array = {7};
    Supplier<String> all = captureAll(true, (byte) -5, 'q', (short) 300, 1 << 30, 1L << 50, 0.5f, 1e100, "text", array);
    System.out.println(all.get());
    System.out.println(all.get() + " " + array[0]);
    primitives();
    composition();
    exceptions();
    for (Runnable runnable : loopCapture()) runnable.run();
    System.out.println();
    ToText block = () -> {
      StringBuilder builder = new StringBuilder();
      for (int i = 0; i < 5; i++) {
        if (i == 3) break;
        builder.append(i);
      }
      return builder.toString();
    };
    System.out.println(block.text());
    Supplier<Runnable> nested = () -> () -> System.out.println("inner of " + all.get());
    nested.get().run();
    Object object = (Runnable & java.io.Serializable) () -> {};
    System.out.println((object instanceof Runnable) + " " + (object instanceof java.io.Serializable) + " "
        + (object instanceof Supplier));
    System.out.println(all.getClass().isSynthetic() + " " + all.getClass().isHidden() + " "
        + all.getClass().getSimpleName().startsWith("LangLambdas$$Lambda"));
  }
}
