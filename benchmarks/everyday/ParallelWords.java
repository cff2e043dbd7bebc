package everyday;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/* everyday: words grouped by their length, in parallel
 */
public class ParallelWords {
  public static void main(String[] args) {
    Map<Integer, Long> lengths = List.of("a", "of", "in").parallelStream()
        .collect(Collectors.groupingBy(String::length, Collectors.counting()));
    assert lengths.get(1) == 1 && lengths.get(2) == 2;
  }
}
