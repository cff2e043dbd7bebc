// Messages of the library's own exceptions: arithmetic, parsing, checks of indices and arguments, immutable and empty
// collections, iterators.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;

public class ExcLibraryMessages {
  interface Action {
    Object run() throws Exception;
  }

  static void show(Action action) {
    try {
      System.out.println("value " + action.run());
    } catch (Exception e) {
      System.out.println(e);
    }
  }

  static int zero = 0;
  static long longZero = 0;

  static void arithmetic() {
    show(() -> 5 / zero);
    show(() -> 5 % zero);
    show(() -> 5L / longZero);
    show(() -> 5L % longZero);
    show(() -> 5.0 / zero);
    show(() -> Math.addExact(Integer.MAX_VALUE, 1));
    show(() -> Math.multiplyExact(1L << 40, 1L << 40));
    show(() -> Math.toIntExact(1L << 32));
    show(() -> Math.negateExact(Integer.MIN_VALUE));
    show(() -> Math.floorMod(3, zero));
    show(() -> BigInteger.ONE.divide(BigInteger.ZERO));
    show(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
    show(() -> new BigDecimal("1.5").intValueExact());
    show(() -> BigInteger.TEN.pow(-1));
    show(() -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)));
  }

  static void parsing() {
    for (String text : new String[] {"", " 1", "1x", "2147483648", "-", "0x10", "+", "\u0661"})
      show(() -> Integer.parseInt(text));
    show(() -> Integer.parseInt(null));
    show(() -> Integer.parseInt("12", 1));
    show(() -> Integer.parseInt("12", 99));
    show(() -> Integer.parseInt("zz", 35));
    show(() -> Long.parseLong("9223372036854775808"));
    show(() -> Byte.parseByte("128"));
    show(() -> Short.parseShort("x"));
    show(() -> Integer.parseUnsignedInt("-1"));
    show(() -> Integer.decode("0xgg"));
    show(() -> Double.parseDouble(""));
    show(() -> Double.parseDouble("1.2.3"));
    show(() -> Double.parseDouble(null));
    show(() -> new BigInteger("12a"));
    show(() -> new BigInteger(""));
    show(() -> new BigDecimal("1e"));
    show(() -> UUID.fromString("not-a-uuid"));
    show(() -> Boolean.parseBoolean("yes"));
    show(() -> Enum.valueOf(Thread.State.class, "SLEEPING"));
    show(() -> Character.toChars(-1));
    show(() -> "abc".repeat(-1));
  }

  static void checks() {
    show(() -> Objects.checkIndex(5, 3));
    show(() -> Objects.checkFromToIndex(2, 1, 3));
    show(() -> Objects.checkFromIndexSize(2, 5, 3));
    show(() -> Objects.requireNonNull(null, () -> "supplied"));
    show(() -> new Random().nextInt(0));
    show(() -> new HashMap<>(-1));
    show(() -> new HashMap<>(1, Float.NaN));
    show(() -> new PriorityQueue<>(0));
    show(() -> new Scanner("x").nextInt());
    show(() -> new Scanner("").next());
    show(() -> new StringTokenizer("").nextToken());
    show(() -> Optional.empty().get());
    show(() -> Collections.max(List.of()));
    show(() -> new ArrayDeque<>().add(null));
    show(() -> EnumSet.copyOf(new ArrayList<Thread.State>()));
    show(() -> List.of(1, 2).subList(1, 3));
    show(() -> Collections.nCopies(-1, "x"));
  }

  static void collections() {
    show(() -> List.of(1).add(2));
    show(() -> Map.of("a", 1).put("b", 2));
    show(() -> Map.of("a", 1, "a", 2));
    show(() -> Set.of("x", "x"));
    show(() -> Collections.unmodifiableList(new ArrayList<>()).remove(0));
    show(() -> new ArrayList<>().iterator().next());
    show(() -> new ArrayDeque<>().removeFirst());
    show(() -> new ArrayDeque<>().element());
    show(() -> new LinkedList<>().getLast());
    show(() -> new TreeMap<>().firstKey());
    show(() -> new Stack<>().pop());
    show(() -> new Vector<>().elementAt(0));
    show(() -> new PriorityQueue<>().remove());
    show(() -> { Iterator<Integer> i = new ArrayList<>(List.of(1)).iterator(); i.remove(); return 0; });
    show(() -> {
      Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1));
      for (int k : m.keySet()) m.put(k + 1, 0);
      return m;
    });
    show(() -> {
      List<Integer> l = new ArrayList<>(List.of(1, 2));
      List<Integer> s = l.subList(0, 1);
      l.add(3);
      return s.size();
    });
    show(() -> List.of(1).iterator().next());
    show(() -> new ArrayList<>(List.of(1, 2)).listIterator(5));
    show(() -> Arrays.asList(1).set(1, 2));
    show(() -> new ArrayList<>(List.of(1)).set(3, 4));
    show(() -> new ArrayList<>(List.of(1)).addAll(3, List.of(4)));
  }

  public static void main(String[] args) {
    arithmetic();
    parsing();
    checks();
    collections();
  }
}
