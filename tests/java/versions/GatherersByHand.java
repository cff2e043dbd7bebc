// jdk: 25
// Gatherers of the program's own: with state, short-circuiting, with a finisher, composed.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class GatherersByHand {
  static <T> Gatherer<T, ?, T> distinctBy(Function<T, ?> key) {
    return Gatherer.ofSequential(HashSet::new, Gatherer.Integrator.ofGreedy((seen, element, downstream) -> !seen.add(key.apply(element)) || downstream.push(element)));
  }

  static <T> Gatherer<T, ?, T> first(int n) {
    class State { int left = n; }
    return Gatherer.ofSequential(State::new, (state, element, downstream) -> state.left-- > 0 && downstream.push(element) && state.left > 0);
  }

  static Gatherer<Integer, ?, String> runs() {
    class State { Integer last; int length; }
    return Gatherer.ofSequential(State::new, (state, element, downstream) -> {
      if (state.last != null && !state.last.equals(element)) {
        if (!downstream.push(state.last + "x" + state.length)) return false;
        state.length = 0;
      }
      state.last = element;
      ++state.length;
      return true;
    }, (state, downstream) -> { if (state.last != null) downstream.push(state.last + "x" + state.length); });
  }

  public static void main(String[] args) {
    System.out.println(Stream.of("one", "two", "six", "four").gather(distinctBy(String::length)).toList());
    System.out.println(Stream.iterate(1, i -> 2 * i).gather(first(5)).toList());
    System.out.println(Stream.of(1, 1, 2, 3, 3, 3).gather(runs()).collect(Collectors.joining(",")));
    System.out.println(Stream.of(1, 1, 2, 2, 1).gather(runs().andThen(first(2))).toList());
    Gatherer<Integer, Void, Integer> evens = Gatherer.of((_, element, downstream) -> element % 2 != 0 || downstream.push(element));
    System.out.println(Stream.of(1, 2, 3, 4).gather(evens).map(i -> i * i).toList());
  }
}
