import java.util.concurrent.ConcurrentSkipListMap;
import weaveproof.Check;

// The map has 1 and 2. One thread removes 1, another one removes 2, and a third finds that 1 is gone and 2 is still there. So 1 was
// removed first, and 2 without 1 is all that was ever left of the map. Nevertheless floorKey(3) may say 1: it passes 1 before all that, and
// goes on when 2 is gone. (This is not linearizable. A map that acts at one moment would never say so.)
//
// outcome: floor of what was removed first
// outcome: in order
public class LitmusCallSkipListFloor {
  static volatile boolean oneFirst;

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    map.put(1, 1);
    map.put(2, 2);
    Thread one = new Thread(() -> map.remove(1));
    Thread two = new Thread(() -> map.remove(2));
    Thread look = new Thread(() -> oneFirst = map.get(1) == null && map.get(2) != null);
    one.start();
    two.start();
    look.start();
    Integer floor = map.floorKey(3);
    one.join();
    two.join();
    look.join();
    Check.outcome(oneFirst && floor != null && floor == 1 ? "floor of what was removed first" : "in order");
  }
}
