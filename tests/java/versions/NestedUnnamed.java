// jdk: 25
// Unnamed patterns inside generic records and in several labels of one case.
import java.util.*;

public class NestedUnnamed {
  sealed interface Event<T> {}
  record Made<T>(T what, long at) implements Event<T> {}
  record Moved<T>(T what, Optional<T> to, long at) implements Event<T> {}
  record Gone<T>(long at) implements Event<T> {}

  static String of(Event<?> event) {
    return switch (event) {
      case Made<?>(String s, _) -> "text " + s;
      case Made<?>(_, long at) when at < 0 -> "before all";
      case Made<?> _, Gone<?> _ -> "made or gone";
      case Moved<?>(_, var to, _) when to.isEmpty() -> "moved away";
      case Moved<?>(var what, Optional<?> _, long at) -> what + "@" + at;
    };
  }

  public static void main(String[] args) {
    for (Event<?> e : List.of(new Made<>("a", 1), new Made<>(2, -1), new Made<>(2, 1), new Gone<>(3), new Moved<>('c', Optional.empty(), 1), new Moved<>('c', Optional.of('d'), 8)))
      System.out.println(of(e));
  }
}
