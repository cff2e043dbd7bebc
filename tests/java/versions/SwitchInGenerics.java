// jdk: 21+
// Exhaustive switches over generic sealed types and intersection types; patterns in lambdas and initialisers.
import java.util.List;
import java.util.function.Function;

public class SwitchInGenerics {
  sealed interface Result<T> {}

  record Good<T>(T value) implements Result<T> {}

  record Bad<T>(Exception why) implements Result<T> {}

  static <T, R> Result<R> map(Result<T> result, Function<T, R> function) {
    return switch (result) {
      case Good<T>(T value) -> new Good<>(function.apply(value));
      case Bad<T>(Exception why) -> new Bad<>(why);
    };
  }

  static final Function<Object, String> KIND = o -> switch (o) {
    case List<?> list when list.isEmpty() -> "empty list";
    case List<?> list when list.getFirst() instanceof String s -> "list from " + s;
    case List<?> list -> "list";
    case Comparable<?> c -> "comparable";
    default -> "other";
  };

  static <T extends Number & Comparable<T>> String both(T value) {
    return switch (value) {
      case Integer i -> "int " + i;
      case Comparable<?> c -> "other number";
    };
  }

  public static void main(String[] args) {
    System.out.println(map(new Good<>("four"), String::length));
    System.out.println(map(new Bad<String>(new Exception("no")), String::length));
    System.out.println(KIND.apply(List.of()) + KIND.apply(List.of("a")) + KIND.apply(List.of(1)) + KIND.apply(2) + KIND.apply(new int[0]));
    System.out.println(both(3) + both(3.5));
  }
}
