// sanitize: yes
import java.util.Arrays;
import java.util.BitSet;

/** BitSet: single bits, ranges across words, logic, searches, conversions; and a sieve. */
public class CollBitSet {
  static BitSet of(int... bits) {
    BitSet set = new BitSet();
    for (int b : bits) set.set(b);
    return set;
  }

  static void edits() {
    BitSet set = of(1, 63, 64, 127, 128, 200);
    System.out.println(set + " " + set.cardinality() + " " + set.length() + " " + set.size());
    set.flip(63, 130);
    System.out.println(set.cardinality() + " " + set);
    set.clear(70, 120);
    set.set(300, 305);
    set.set(5, false);
    set.flip(1);
    System.out.println(set + " " + set.get(121) + " " + set.get(9999) + " " + set.length());
    System.out.println(set.get(100, 130) + " " + set.get(290, 400));
    System.out.println(set.nextSetBit(0) + " " + set.nextSetBit(201) + " " + set.nextSetBit(305) + " "
        + set.nextClearBit(300) + " "
        + set.previousSetBit(299) + " " + set.previousClearBit(304) + " " + set.previousSetBit(10));
    set.clear();
    System.out.println(set + " " + set.isEmpty() + " " + set.length());
    try {
      set.set(-1);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      set.clear(9, 3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void logic() {
    BitSet a = of(0, 2, 4, 6, 64, 66, 130);
    BitSet b = of(0, 3, 6, 9, 66, 99);
    BitSet and = (BitSet) a.clone();
    and.and(b);
    BitSet or = (BitSet) a.clone();
    or.or(b);
    BitSet xor = (BitSet) a.clone();
    xor.xor(b);
    BitSet without = (BitSet) a.clone();
    without.andNot(b);
    System.out.println(and + " " + or + " " + xor + " " + without);
    System.out.println(a.intersects(b) + " " + without.intersects(b) + " " + a.equals(or) + " " + a.hashCode() + " "
        + new BitSet(999).equals(new BitSet()));
  }

  static void conversions() {
    BitSet set = BitSet.valueOf(new long[] {0x8000000000000001L, 0x0fL, 0});
    System.out.println(set + " " + Arrays.toString(set.toLongArray()) + " " + Arrays.toString(set.toByteArray()));
    System.out.println(BitSet.valueOf(new byte[] {1, 2, (byte) 0x80}) + " " + set.stream().sum() + " "
        + Arrays.toString(set.stream().toArray()));
    StringBuilder gaps = new StringBuilder();
    for (int i = set.nextSetBit(0), last = -1; i >= 0; last = i, i = set.nextSetBit(i + 1)) {
      gaps.append(i - last).append(' ');
    }
    System.out.println(gaps);
  }

  public static void main(String[] args) {
    edits();
    logic();
    conversions();
    int limit = 3000;
    BitSet primes = new BitSet(limit);
    primes.set(2, limit);
    for (int p = 2; p * p < limit; p = primes.nextSetBit(p + 1)) {
      for (int m = p * p; m < limit; m += p) primes.clear(m);
    }
    System.out.println(primes.cardinality() + " primes, last " + primes.previousSetBit(limit) + " hash "
        + primes.hashCode());
    int widest = 0;
    for (int p = 2, q; (q = primes.nextSetBit(p + 1)) > 0; p = q) widest = Math.max(widest, q - p);
    System.out.println("widest gap " + widest);
  }
}
