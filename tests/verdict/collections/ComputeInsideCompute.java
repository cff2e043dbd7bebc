import java.util.concurrent.ConcurrentHashMap;

/** compute() holds the bin while its function runs: two nested computes in opposite orders. */
public class ComputeInsideCompute {
  static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

  static void both(int first, int second) {
    MAP.compute(first, (k, v) -> {
      MAP.compute(second, (l, w) -> w + 1); // expect: deadlock
      return v + 1;
    });
  }

  public static void main(String[] args) throws Exception {
    MAP.put(1, 0);
    MAP.put(2, 0);
    Thread other = new Thread(() -> both(2, 1));
    other.start();
    both(1, 2);
    other.join();
  }
}
