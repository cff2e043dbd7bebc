package everyday;

import java.util.stream.IntStream;

/* everyday: NUMBERS, the sum of a parallel stream
 */
public class ParallelSum {
  public static void main(String[] args) {
    int numbers = Integer.parseInt(args[0]);
    int sum = IntStream.range(0, numbers).parallel().sum();
    assert sum == numbers * (numbers - 1) / 2;
  }
}
