import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Numeric work in streams: matrices, series, digits, combinatorics. */
public class StreamMatrix {
  static int[][] multiply(int[][] a, int[][] b) {
    return Arrays.stream(a).map(row -> IntStream.range(0, b[0].length)
        .map(c -> IntStream.range(0, b.length).map(k -> row[k] * b[k][c]).sum()).toArray()).toArray(int[][]::new);
  }

  static int[][] transpose(int[][] m) {
    return IntStream.range(0, m[0].length).mapToObj(c -> Arrays.stream(m).mapToInt(row -> row[c]).toArray())
        .toArray(int[][]::new);
  }

  static int[][] power(int[][] m, int n) {
    return Stream.iterate(m, x -> multiply(x, m)).skip(n - 1).findFirst().orElseThrow();
  }

  static List<List<Integer>> pascal(int rows) {
    return Stream.iterate(List.of(1),
        row -> IntStream.rangeClosed(0, row.size())
        .mapToObj(i -> (i == 0 ? 0 : row.get(i - 1)) + (i == row.size() ? 0 : row.get(i))).toList()).limit(rows)
        .toList();
  }

  static long digitSum(long n) {
    return LongStream.iterate(n, x -> x > 0, x -> x / 10).map(x -> x % 10).sum();
  }

  static List<String> subsets(String s) {
    return IntStream.range(0, 1 << s.length())
        .mapToObj(bits -> IntStream.range(0, s.length()).filter(i -> (bits >> i & 1) == 1)
        .mapToObj(i -> s.substring(i, i + 1)).collect(Collectors.joining())).sorted().toList();
  }

  static int collatz(int n) {
    return (int) LongStream.iterate(n, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count();
  }

  public static void main(String[] args) {
    int[][] a = {{1, 2}, {3, 4}, {5, 6}};
    int[][] b = {{7, 8, 9}, {10, 11, 12}};
    System.out.println(Arrays.deepToString(multiply(a, b)) + " " + Arrays.deepToString(transpose(a)));
    System.out.println(Arrays.deepToString(power(new int[][] {{1, 1}, {1, 0}}, 20)));
    pascal(7).forEach(row -> System.out.println(" ".repeat((7 - row.size()) * 2) + row));
    System.out.println(digitSum(9876543210L) + " " + subsets("abc") + " "
        + IntStream.rangeClosed(1, 12).map(StreamMatrix::collatz).boxed().toList());
    System.out.println(IntStream.rangeClosed(1, 500)
        .filter(n -> IntStream.rangeClosed(1, n / 2).filter(d -> n % d == 0).sum() == n).boxed().toList() + " perfect");
    System.out.printf("%.8f %.8f%n",
        4 * IntStream.range(0, 2000).mapToDouble(i -> (i % 2 == 0 ? 1.0 : -1.0) / (2 * i + 1)).sum(),
        DoubleStream.iterate(1, d -> d * (1 + 1 / 2000.0)).skip(2000).findFirst().getAsDouble());
    System.out.println(IntStream.rangeClosed(10, 20)
        .mapToObj(n -> Integer.toString(n, 2) + "/" + Integer.toString(n, 16)).collect(Collectors.joining(" ")));
    int[] samples = {5, 3, 8, 1, 9, 2};
    System.out.println(IntStream.range(0, samples.length - 1).filter(i -> samples[i] > samples[i + 1]).boxed().toList()
        + " "
        + IntStream.range(0, samples.length).boxed().sorted((x, y) -> samples[x] - samples[y]).toList() + " "
        + IntStream.rangeClosed(2, 6).mapToObj(i -> Arrays.stream(samples).limit(i).average().getAsDouble()).toList());
  }
}
