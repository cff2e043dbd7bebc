// How lambdas and references adapt: boxing, unboxing, widening, dropped results, bridges, markers, serialisable and
// intersection targets.
import java.io.Serializable;
import java.util.*;
import java.util.function.*;

public class LangLambdaAdaptation {
  static int twice(int x) {
    return 2 * x;
  }

  static long addLong(long a, long b) {
    return a + b;
  }

  static Integer boxed(Integer x) {
    return x == null ? -1 : x + 1;
  }

  static double toDouble(float f) {
    return f / 2;
  }

  static String objects(Object o) {
    return "object " + o;
  }

  static char letter(int i) {
    return (char) ('a' + i);
  }

  interface CharToInt {
    int apply(char c);
  }

  interface ByteToLong {
    long apply(byte b);
  }

  interface IntToObject {
    Object apply(int i);
  }

  interface IntToDouble {
    double apply(int i);
  }

  interface BoxToInt {
    int apply(Integer i);
  }

  interface Sink {
    void accept(int i);
  }

  interface Source<T> {
    T get(T input);
  }

  interface TextSource extends Source<String> {
    String get(String input);
  }

  interface NumberSource<N extends Number> extends Source<N> {}

  interface Marker {}

  interface WithDefault {
    default String mark() {
      return "marked";
    }
  }

  static void primitives() {
    Function<Integer, Integer> box = LangLambdaAdaptation::twice;
    IntUnaryOperator unbox = LangLambdaAdaptation::boxed;
    BinaryOperator<Long> longs = LangLambdaAdaptation::addLong;
    BiFunction<Integer, Integer, Long> widened = LangLambdaAdaptation::addLong;
    CharToInt character = LangLambdaAdaptation::twice;
    ByteToLong bytes = LangLambdaAdaptation::twice;
    IntToObject object = LangLambdaAdaptation::letter;
    IntToDouble real = LangLambdaAdaptation::toDouble;
    BoxToInt fromBox = LangLambdaAdaptation::letter;
    IntFunction<String> text = LangLambdaAdaptation::objects;
    Supplier<Object> constant = () -> 5;
    DoubleSupplier wide = () -> 5;
    ToLongFunction<Character> code = c -> c;
    System.out.println(box.apply(4) + " " + unbox.applyAsInt(4) + " " + longs.apply(1L << 40, 2L) + " "
        + widened.apply(3, 4) + " " + character.apply('c'));
    System.out.println(bytes.apply((byte) -7) + " " + object.apply(3) + object.apply(3).getClass().getSimpleName() + " "
        + real.apply(5) + " " + fromBox.apply(6));
    System.out.println(text.apply(9) + " " + constant.get().getClass().getSimpleName() + " " + wide.getAsDouble() + " "
        + code.applyAsLong('x'));
    try {
      box.apply(null);
    } catch (NullPointerException e) {
      System.out.println("unboxing null in an adapter");
    }
  }

  static void droppedResults() {
    List<Integer> list = new ArrayList<>();
    Sink sink = list::add;
    sink.accept(4);
    sink.accept(5);
    Consumer<String> parse = Integer::parseInt;
    parse.accept("12");
    Runnable construct = Object::new;
    construct.run();
    Runnable wide = System::lineSeparator;
    wide.run();
    IntConsumer drop = LangLambdaAdaptation::twice;
    drop.accept(1);
    LongConsumer longs = n -> addLong(n, 1);
    longs.accept(5L);
    System.out.println(list);
  }

  @SuppressWarnings("unchecked")
  static void bridges() {
    TextSource text = s -> s + "!";
    Source<String> general = text;
    System.out.println(text.get("a") + " " + general.get("b"));
    try {
      ((Source) text).get(5);
    } catch (ClassCastException e) {
      System.out.println("bridge checks its argument");
    }
    NumberSource<Integer> number = i -> i + 1;
    Source<Integer> numbers = number;
    System.out.println(numbers.get(41));
    try {
      ((Source) number).get("text");
    } catch (ClassCastException e) {
      System.out.println("lambda checks its argument");
    }
    Comparator<String> comparator = (a, b) -> a.length() - b.length();
    try {
      ((Comparator) comparator).compare("a", 1);
    } catch (ClassCastException e) {
      System.out.println("comparator checks its argument");
    }
    Function<String, ?> reference = String::length;
    System.out.println(((Function<String, Object>) reference).apply("four").equals(4));
  }

  static void intersections() {
    Runnable serialisable = (Runnable & Serializable) () -> System.out.println("serialisable runs");
    Runnable marked = (Runnable & Marker & WithDefault) () -> System.out.println("marked runs");
    Object both = (TextSource & Serializable & Marker) s -> s + s;
    Comparator<String> chained = Comparator.comparing((Function<String, Integer> & Serializable) String::length)
                                     .thenComparing(Comparator.reverseOrder());
    serialisable.run();
    marked.run();
    System.out.println((serialisable instanceof Serializable) + " " + (marked instanceof Marker) + " "
        + ((WithDefault) marked).mark() + " " + (marked instanceof Serializable) + " " + ((TextSource) both).get("xy")
        + " " + (both instanceof Marker));
    List<String> words = new ArrayList<>(List.of("bb", "a", "aa", "ccc", "b"));
    words.sort(chained);
    System.out.println(words + " " + generic(() -> "generic result").get());
    Supplier<? super Integer> contra = () -> 5;
    System.out.println(contra.get() + " " + choose(true).applyAsInt(3) + choose(false).applyAsInt(3));
  }

  static <S extends Supplier<String> & Serializable> S generic(S supplier) {
    System.out.println(supplier instanceof Serializable);
    return supplier;
  }

  static IntUnaryOperator choose(boolean up) {
    return up ? x -> x + 1 : LangLambdaAdaptation::twice;
  }

  public static void main(String[] args) {
    primitives();
    droppedResults();
    bridges();
    intersections();
  }
}
