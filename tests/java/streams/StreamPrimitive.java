// stress: yes
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** IntStream, LongStream, DoubleStream: ranges, arithmetic, statistics, conversions between them and to objects. */
public class StreamPrimitive {
  static void ints() {
    System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " "
        + IntStream.range(5, 0).count() + " "
        + IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + IntStream.empty().max() + " "
        + IntStream.of(4, 9).average());
    System.out.println(Arrays.toString(IntStream.iterate(1, i -> i * 2).limit(10).toArray())
        + Arrays.toString(IntStream.iterate(1, i -> i < 50, i -> i + 15).toArray()));
    System.out.println(IntStream.rangeClosed(1, 4).mapToObj(i -> "x".repeat(i)).collect(Collectors.joining("|")) + " "
        + IntStream.rangeClosed(1, 3).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " "
        + IntStream.range(0, 20).filter(i -> i % 7 == 0).boxed().toList());
    System.out.println(IntStream.range(0, 4).asLongStream().map(i -> i << 40).sum() + " "
        + IntStream.range(0, 4).asDoubleStream().map(Math::sqrt).sum() + " "
        + IntStream.range(0, 4).mapToLong(i -> -i).boxed().toList() + " "
        + IntStream.range(1, 4).mapToDouble(i -> 1.0 / i).boxed().toList());
    System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " "
        + IntStream.of(Integer.MAX_VALUE, 1).average().getAsDouble() + " "
        + IntStream.of(1, 2, 2, 3, 3, 3).distinct().count() + " "
        + IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList());
    System.out.println(IntStream.range(0, 10).anyMatch(i -> i == 9) + " " + IntStream.range(0, 10).allMatch(i -> i < 9)
        + " " + IntStream.range(0, 10).noneMatch(i -> i > 10) + " "
        + IntStream.range(3, 10).findFirst() + " " + IntStream.range(0, 100).skip(95).boxed().toList()
        + IntStream.of(1, 5, 2).takeWhile(i -> i < 4).boxed().toList());
    IntSummaryStatistics statistics = IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics();
    System.out.println(statistics + " " + statistics.getAverage() + " " + new IntSummaryStatistics());
    PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
    int total = 0;
    while (it.hasNext()) total = total * 10 + it.nextInt();
    System.out.println(total + " " + IntStream.generate(() -> 7).limit(3).sum() + " "
        + IntStream.rangeClosed('a', 'e').mapToObj(c -> (char) c).toList());
    System.out.println(IntStream.range(0, 6).mapMulti((i, sink) -> {
      if (i % 2 == 0) {
        sink.accept(i);
        sink.accept(i * i);
      }
    }).boxed().toList() + " " + IntStream.range(0, 5)
        .collect(StringBuilder::new, (sb, i) -> sb.append(i), StringBuilder::append));
  }

  static void longs() {
    System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b) + " "
        + LongStream.of(5, -3).min().getAsLong() + " " + LongStream.range(0, 3).mapToInt(i -> (int) i).sum());
    LongSummaryStatistics statistics = LongStream.of(1L << 40, -(1L << 41)).summaryStatistics();
    System.out.println(statistics + " " + statistics.getSum() + " "
        + Arrays.toString(LongStream.iterate(7, x -> x * 7).limit(5).toArray()));
    System.out.println(LongStream.of(1, 2, 3).mapToObj(Long::toBinaryString).toList() + " "
        + LongStream.of(3, 4).asDoubleStream().average() + " "
        + LongStream.of(9, 8, 9).distinct().sorted().boxed().toList());
  }

  static void doubles() {
    System.out.println(DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " "
        + DoubleStream.of(1, Double.NaN).max() + " "
        + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum() + " "
        + DoubleStream.empty().average());
    double[] tenths = new double[100];
    Arrays.fill(tenths, 0.1);
    double naive = 0;
    for (double d : tenths) naive += d;
    System.out.println(naive + " " + Arrays.stream(tenths).sum() + " " + Arrays.stream(tenths).average().getAsDouble());
    DoubleSummaryStatistics statistics = DoubleStream.of(2.5, -1, 7.25).summaryStatistics();
    System.out.println(statistics + " " + statistics.getMin() + " "
        + DoubleStream.of(3.9, -3.9).mapToInt(d -> (int) d).boxed().toList() + " "
        + DoubleStream.of(1.5, 2.5).mapToObj(Double::toString).toList() + " "
        + DoubleStream.of(1e10).mapToLong(Math::round).sum());
    System.out.println(DoubleStream.iterate(1, d -> d / 2).takeWhile(d -> d > 0.1).boxed().toList() + " "
        + DoubleStream.of(2, 1, 3).sorted().boxed().toList());
  }

  public static void main(String[] args) {
    ints();
    longs();
    doubles();
    Random random = new Random(12345);
    System.out.println(random.ints(5, 0, 100).boxed().toList() + " " + random.longs(2).boxed().toList() + " "
        + random.doubles(2).boxed().toList());
    System.out.println("mississippi".chars().filter(c -> c == 's').count() + " "
        + "a\ud83d\ude00b".codePoints().boxed().toList() + " "
        + "cab".chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
    List<Integer> list = Arrays.stream(new Integer[] {3, 4}).mapToInt(Integer::intValue).map(i -> -i).boxed()
        .collect(Collectors.toList());
    System.out.println(list + " " + list.stream().mapToInt(i -> i).boxed().mapToDouble(i -> i).sum());
    try {
      IntStream.range(0, 5).limit(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
