// jdk: 21+
// Inference of the types in nested patterns, arrays in records, and varargs.
import java.util.*;
import java.util.function.*;

public class NestedGenericRecords {
  record Pair<A, B>(A first, B second) {}
  record Many(int... all) {
    static Many of(int... all) { return new Many(all); }
  }

  static <A extends Comparable<A>> A larger(Pair<A, A> pair) {
    return pair instanceof Pair<A, A>(var a, var b) && a.compareTo(b) >= 0 ? pair.first() : pair.second();
  }

  public static void main(String[] args) {
    System.out.println(larger(new Pair<>(3, 4)) + larger(new Pair<>("b", "a")));
    Pair<Pair<Integer, String>, Optional<Double>> deep = new Pair<>(new Pair<>(1, "one"), Optional.of(2.5));
    if (deep instanceof Pair<Pair<Integer, String>, Optional<Double>>(Pair(var i, var s), var d)) System.out.println(i + 1 + s.toUpperCase() + d.get());
    Object many = Many.of(1, 2, 3);
    System.out.println(switch (many) {
      case Many(int[] all) when all.length > 5 -> "long";
      case Many(var all) -> Arrays.stream(all).sum();
      default -> "none";
    });
    BiFunction<Object, Object, String> same = (x, y) -> new Pair<>(x, y) instanceof Pair<?, ?>(String a, String b) && a.equals(b) ? "same" : "different";
    System.out.println(same.apply("q", "q") + same.apply("q", 1));
  }
}
