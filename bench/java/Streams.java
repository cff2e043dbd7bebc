import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lambdas and streams: chains of functions, int streams, boxed streams, collectors. */
public class Streams {
  static int composed(int count) {
    int offset = count % 7;
    IntUnaryOperator step = x -> x * 3 + offset;
    IntUnaryOperator chain = step.andThen(x -> x ^ 0x55).andThen(x -> x >>> 1);
    IntBinaryOperator mix = (a, b) -> a * 31 + b;
    int value = 1;
    for (int i = 0; i < count; i++) {
      value = mix.applyAsInt(value, chain.applyAsInt(i));
    }
    return value;
  }

  static long oddSquares(int count) {
    return IntStream.range(0, count).filter(n -> n % 2 == 1).mapToLong(n -> (long) n * n).sum();
  }

  static Map<Integer, Long> lengths(List<String> words) {
    return words.stream()
        .map(String::trim)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
  }

  static String smallest(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(n -> n * 7919 % 10007)
        .sorted()
        .distinct()
        .limit(10)
        .map(n -> Integer.toString(n, 36))
        .collect(Collectors.joining(","));
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 100000;
    System.out.println("composed " + composed(size * 2));
    System.out.println("odd squares " + oddSquares(size * 10));
    List<String> words = IntStream.range(0, size).mapToObj(n -> " " + n * 11 % 7000).collect(Collectors.toList());
    System.out.println("lengths " + lengths(words));
    System.out.println("smallest " + smallest(size / 2));
    Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
    int sum = 0;
    for (int i = 0; i < size; i++) {
      sum += add.apply(i).apply(size);
    }
    System.out.println("curried " + sum);
  }
}
