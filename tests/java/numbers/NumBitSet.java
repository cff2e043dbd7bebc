// BitSet, and arrays of words used as sets: ranges, logic, searching, streams, conversions, a sieve.
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Collectors;

public class NumBitSet {
  static BitSet of(int... bits) {
    BitSet set = new BitSet();
    for (int bit : bits) set.set(bit);
    return set;
  }

  static void basics() {
    BitSet set = new BitSet();
    System.out.println(set + " " + set.length() + " " + set.size() + " " + set.cardinality() + " " + set.isEmpty() + " "
        + set.nextSetBit(0) + " " + set.nextClearBit(5));
    set.set(3);
    set.set(64);
    set.set(100, 105);
    set.flip(102);
    set.set(3, false);
    set.set(7, true);
    System.out.println(set + " " + set.length() + " " + set.size() + " " + set.cardinality() + " " + set.get(101) + " "
        + set.get(102) + " " + set.get(100000) + " " + set.hashCode());
    System.out.println(set.nextSetBit(8) + " " + set.nextSetBit(200) + " " + set.previousSetBit(99) + " "
        + set.nextClearBit(100) + " " + set.previousClearBit(104) + " " + set.previousSetBit(2));
    System.out.println(set.get(60, 103) + " " + set.stream().sum() + " " + Arrays.toString(set.toLongArray()) + " "
        + set.toByteArray().length);
    set.flip(0, 10);
    set.clear(64);
    set.clear(101, 200);
    System.out.println(set);
    set.clear();
    System.out.println(set.isEmpty() + " " + set.length() + " " + set.equals(new BitSet(1000)));
  }

  static void logic() {
    BitSet a = of(1, 3, 5, 70, 130);
    BitSet b = of(3, 4, 5, 130, 131);
    BitSet[] results = new BitSet[4];
    for (int i = 0; i < 4; i++) results[i] = (BitSet) a.clone();
    results[0].and(b);
    results[1].or(b);
    results[2].xor(b);
    results[3].andNot(b);
    System.out.println(Arrays.toString(results) + " " + a.intersects(b) + " " + of(1).intersects(of(2)) + " "
        + a.equals(of(130, 70, 5, 3, 1)) + " " + a.hashCode());
    System.out.println(BitSet.valueOf(new long[] {5, 0, 1}) + " " + BitSet.valueOf(new byte[] {1, 2, 3}) + " "
        + BitSet.valueOf(new long[] {-1}).cardinality());
  }

  static void sieve() {
    BitSet composite = new BitSet(1000);
    for (int i = 2; i * i < 1000; i++) {
      if (composite.get(i)) continue;
      for (int j = i * i; j < 1000; j += i) composite.set(j);
    }
    composite.flip(2, 1000);
    composite.clear(1000, composite.length() + 1000);
    BitSet primes = composite.get(0, 1000);
    System.out.println(primes.cardinality() + " " + primes.nextSetBit(900) + " " + primes.previousSetBit(999) + " "
        + primes.stream().limit(12).boxed().collect(Collectors.toList()));
  }

  static void errors() {
    Runnable[] actions = {()
                              -> new BitSet(-1),
        ()
            -> new BitSet().set(-1),
        ()
            -> new BitSet().get(5, 3),
        () -> new BitSet().clear(-2, 4), () -> new BitSet().nextSetBit(-1), () -> new BitSet().previousSetBit(-5)};
    for (Runnable action : actions) {
      try {
        action.run();
        System.out.println("fine");
      } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  // Conway's game on a torus of 16 by 16, a row in one short.
  static void life() {
    int[] rows = new int[16];
    rows[1] = 0b0010;
    rows[2] = 0b0100;
    rows[3] = 0b1110;
    rows[8] = 0b111_0000_0000;
    for (int generation = 0; generation < 20; generation++) {
      int[] next = new int[16];
      for (int y = 0; y < 16; y++) {
        for (int x = 0; x < 16; x++) {
          int neighbours = 0;
          for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
              if (dy != 0 || dx != 0) neighbours += rows[y + dy & 15] >>> (x + dx & 15) & 1;
            }
          }
          boolean alive = (rows[y] >>> x & 1) != 0;
          if (neighbours == 3 || alive && neighbours == 2) next[y] |= 1 << x;
        }
      }
      rows = next;
    }
    System.out.println(Arrays.toString(rows) + " " + Arrays.stream(rows).map(Integer::bitCount).sum());
  }

  public static void main(String[] args) {
    basics();
    logic();
    sieve();
    errors();
    life();
  }
}
