// jdk: 25
// The gatherers of the library.
import java.util.*;
import java.util.stream.*;

public class GatherersBuiltIn {
  public static void main(String[] args) {
    System.out.println(IntStream.range(0, 7).boxed().gather(Gatherers.windowFixed(3)).toList());
    System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(2)).toList());
    System.out.println(Stream.of(1, 2, 3).gather(Gatherers.fold(() -> "", (s, i) -> s + i)).toList());
    System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
    System.out.println(Stream.of("a", "b", "c", "d").gather(Gatherers.<String>windowFixed(2).andThen(Gatherers.fold(() -> 0, (n, w) -> n + w.size()))).findFirst());
    System.out.println(Stream.iterate(1, i -> i + 1).gather(Gatherers.windowSliding(3)).limit(2).toList());
    try {
      Gatherers.windowFixed(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Stream.<Integer>empty().gather(Gatherers.windowFixed(2)).toList());
  }
}
