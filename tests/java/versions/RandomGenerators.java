// jdk: 21+
// Seeded generators by name, and shuffling with one.
import java.util.*;
import java.util.random.*;

public class RandomGenerators {
  public static void main(String[] args) {
    for (String name : List.of("Random", "SplittableRandom", "L64X128MixRandom", "Xoroshiro128PlusPlus")) {
      RandomGenerator random = RandomGeneratorFactory.of(name).create(42);
      System.out.println(name + " " + random.nextInt(100) + " " + random.nextLong() + " " + random.nextBoolean() + " " + random.nextDouble(2, 3));
    }
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    Collections.shuffle(list, new SplittableRandom(1));
    System.out.println(list + " " + new Random(5).ints(4, 0, 10).boxed().toList());
    System.out.println(new SplittableRandom(9).splits(2).mapToInt(r -> r.nextInt(50)).boxed().toList());
  }
}
