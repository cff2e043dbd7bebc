// jdk: 25 preview
// Values that are set once, and what is computed at the first use.
import java.util.*;
import java.util.function.*;

public class StableValues {
  static int computed;

  public static void main(String[] args) {
    StableValue<String> value = StableValue.of();
    System.out.println(value.orElse("unset") + " " + value.trySet("a") + " " + value.trySet("b") + " " + value.orElseThrow());
    Supplier<Integer> once = StableValue.supplier(() -> ++computed);
    System.out.println(once.get() + once.get() + " " + computed);
    List<Integer> squares = StableValue.list(4, i -> { ++computed; return i * i; });
    System.out.println(squares.get(3) + squares.get(3) + " " + computed);
    Function<String, Integer> lengths = StableValue.function(Set.of("a", "bb"), String::length);
    System.out.println(lengths.apply("bb"));
    try {
      lengths.apply("c");
    } catch (IllegalArgumentException e) {
      System.out.println("not an input");
    }
  }
}
