// Random with fixed seeds: ints, bounded ints, longs, doubles, gaussians, bytes, streams, shuffles, SplittableRandom.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

public class NumRandom {
  static void sequence(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("seed " + seed + ":");
    for (int i = 0; i < 3; i++) {
      text.append(' ')
          .append(random.nextInt())
          .append(' ')
          .append(random.nextInt(10))
          .append(' ')
          .append(random.nextInt(1 << 20))
          .append(' ')
          .append(random.nextInt((1 << 30) + 1))
          .append(' ')
          .append(random.nextLong())
          .append(' ')
          .append(random.nextBoolean())
          .append(' ')
          .append(random.nextFloat())
          .append(' ')
          .append(random.nextDouble())
          .append(' ')
          .append(random.nextInt(5, 9));
    }
    System.out.println(text);
  }

  static void gaussians() {
    Random random = new Random(99);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < 500; i++) {
      double g = random.nextGaussian();
      sum += g;
      squares += g * g;
    }
    System.out.println(Math.round(sum * 1e9) + " " + Math.round(squares * 1e9));
    random.setSeed(99);
    System.out.println(Math.round(random.nextGaussian() * 1e12) + " " + Math.round(random.nextGaussian() * 1e12));
  }

  static void distribution() {
    Random random = new Random(7);
    int[] buckets = new int[10];
    for (int i = 0; i < 5000; i++) buckets[random.nextInt(10)]++;
    System.out.println(Arrays.toString(buckets));
    byte[] bytes = new byte[11];
    random.nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
  }

  static void collections() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 20; i++) numbers.add(i);
    Collections.shuffle(numbers, new Random(3));
    System.out.println(numbers);
    System.out.println(new Random(1).ints(5).boxed().collect(Collectors.toList()) + " "
        + new Random(1).ints(5, 0, 100).boxed().collect(Collectors.toList()));
    System.out.println(Arrays.toString(new Random(2).doubles(3).toArray())
        + Arrays.toString(new Random(2).longs(2, 10, 1000).toArray()));
  }

  // Estimates pi, walks at random, and picks a sample from a stream: ordinary uses, the same on every machine.
  static void uses() {
    Random random = new Random(2024);
    int inside = 0;
    for (int i = 0; i < 4000; i++) {
      double x = random.nextDouble();
      double y = random.nextDouble();
      if (x * x + y * y < 1) inside++;
    }
    System.out.println(inside);
    int position = 0;
    int far = 0;
    for (int i = 0; i < 3000; i++) {
      position += random.nextBoolean() ? 1 : -1;
      far = Math.max(far, Math.abs(position));
    }
    System.out.println(position + " " + far);
    int[] sample = new int[5];
    for (int i = 0; i < 1000; i++) {
      if (i < 5) sample[i] = i;
      else {
        int at = random.nextInt(i + 1);
        if (at < 5) sample[at] = i;
      }
    }
    System.out.println(Arrays.toString(sample));
  }

  static class Counting extends Random {
    int calls;

    Counting(long seed) {
      super(seed);
    }

    @Override
    protected int next(int bits) {
      calls++;
      return super.next(bits);
    }
  }

  public static void main(String[] args) {
    for (long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE, 0x123456789abcdefL}) sequence(seed);
    gaussians();
    distribution();
    collections();
    uses();
    Counting counting = new Counting(5);
    System.out.println(counting.nextInt() + " " + counting.nextLong() + " " + counting.nextDouble() + " "
        + counting.nextInt(100) + " " + counting.calls);
    SplittableRandom splittable = new SplittableRandom(17);
    SplittableRandom child = splittable.split();
    System.out.println(splittable.nextInt() + " " + splittable.nextLong() + " " + child.nextInt(1000) + " "
        + child.nextDouble() + " " + splittable.nextInt(-5, 5));
    try {
      new Random(1).nextInt(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
