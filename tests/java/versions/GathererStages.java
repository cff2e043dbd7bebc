// jdk: 25
// In which order gatherers, maps and filters of a stream run, and that an end of the downstream ends them.
import java.util.*;
import java.util.stream.*;

public class GathererStages {
  static <T> Gatherer<T, ?, T> noted(String name, List<String> notes) {
    return Gatherer.ofSequential(Gatherer.Integrator.of((Void _, T element, Gatherer.Downstream<? super T> downstream) -> {
      notes.add(name + element);
      return downstream.push(element);
    }), (_, downstream) -> notes.add(name + "end" + downstream.isRejecting()));
  }

  public static void main(String[] args) {
    List<String> notes = new ArrayList<>();
    System.out.println(Stream.of(1, 2, 3, 4).gather(noted("a", notes)).filter(i -> i != 2).gather(noted("b", notes)).limit(2).toList());
    System.out.println(notes);
    notes.clear();
    System.out.println(Stream.of(3, 1).gather(noted("a", notes)).sorted().gather(noted("b", notes)).map(i -> -i).findFirst().get() + " " + notes);
    System.out.println(IntStream.rangeClosed(1, 6).boxed().gather(Gatherers.windowFixed(2)).map(List::getLast).reduce(0, Integer::sum));
  }
}
