import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;

/** Seeded generators give the same numbers everywhere: Random, SplittableRandom, the newer generators; sampling. */
public class LibRandom {
  static double pi(Random random, int samples) {
    int inside = 0;
    for (int i = 0; i < samples; i++) {
      double x = random.nextDouble();
      double y = random.nextDouble();
      if (x * x + y * y <= 1) inside++;
    }
    return 4.0 * inside / samples;
  }

  static int[] reservoir(Random random, int n, int k) {
    int[] chosen = new int[k];
    for (int i = 0; i < n; i++) {
      if (i < k) chosen[i] = i;
      else {
        int j = random.nextInt(i + 1);
        if (j < k) chosen[j] = i;
      }
    }
    return chosen;
  }

  public static void main(String[] args) {
    Random r = new Random(42);
    System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " "
        + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextGaussian()
        + " " + r.nextInt(5, 10) + " " + r.nextLong(1_000_000_000_000L));
    byte[] bytes = new byte[10];
    r.nextBytes(bytes);
    System.out.println(Arrays.toString(bytes) + " " + r.ints(5).boxed().toList() + " "
        + r.ints(5, 10, 20).boxed().toList() + " " + r.doubles(2).boxed().toList() + " "
        + r.longs(3, -5, 5).boxed().toList());
    r.setSeed(42);
    System.out.println(r.nextInt() + " " + new Random(42).ints().limit(3).boxed().toList() + " "
        + new Random(0).nextGaussian() + " " + new Random(-1).nextInt(1 << 30) + " "
        + new Random(Long.MIN_VALUE).nextLong());
    SplittableRandom s = new SplittableRandom(7);
    SplittableRandom t = s.split();
    System.out.println(s.nextInt() + " " + t.nextInt() + " " + s.nextLong(100) + " " + t.nextInt(-3, 3) + " "
        + s.nextDouble() + " " + t.nextBoolean() + " " + s.ints(4, 0, 9).boxed().toList() + " "
        + s.splits(2).map(x -> x.nextInt(50)).toList());
    for (String name : new String[] {"Random", "SplittableRandom", "L64X128MixRandom", "Xoshiro256PlusPlus",
        "L32X64MixRandom"}) {
      RandomGenerator g = RandomGeneratorFactory.of(name).create(99);
      System.out.println(name + " " + g.nextInt() + " " + g.nextLong(10, 1000) + " " + g.nextDouble(2.0, 3.0) + " "
          + g.nextExponential() + " " + g.nextFloat() + " " + g.nextGaussian(10, 2));
    }
    System.out.println(pi(new Random(3), 4000) + " " + Arrays.toString(reservoir(new Random(8), 500, 6)));
    int[] dice = new int[13];
    Random d = new Random(1234);
    for (int i = 0; i < 2000; i++) dice[d.nextInt(6) + d.nextInt(6) + 2]++;
    System.out.println(Arrays.stream(dice).skip(2).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    Random counting = new Random() {
      private static final long serialVersionUID = 1;
      private int state;

      @Override
      protected int next(int bits) {
        state = state * 1103515245 + 12345;
        return state >>> (32 - bits);
      }
    };
    System.out.println(counting.nextInt(10) + " " + counting.nextBoolean() + " " + counting.nextDouble() + " "
        + counting.nextLong());
    for (Runnable bad : new Runnable[] {() -> new Random(1).nextInt(0), () -> new Random(1).ints(-1),
        () -> new Random(1).ints(1, 5, 5), () -> new SplittableRandom(1).nextInt(4, 3),
        () -> RandomGeneratorFactory.of("NoSuchGenerator")}) {
      try {
        bad.run();
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    BitSet seen = new BitSet();
    Random walk = new Random(5);
    int position = 500;
    for (int i = 0; i < 1000; i++) seen.set(position += walk.nextBoolean() ? 1 : -1);
    System.out.println(position + " " + seen.cardinality() + " " + (Math.random() < 1.0) + " "
        + (new Random().nextInt(3) < 3));
  }
}
