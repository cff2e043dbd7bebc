import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import weaveproof.Check;

/**
 * A test harness: two guests book a seat each. Check.choose stands for every value, so every choice of seats is checked.
 * Each call of the map is thread-safe, but containsKey and put are two calls: the other guest may book in between.
 */
public class Seats {
  static final ConcurrentMap<Integer, String> taken = new ConcurrentHashMap<>();

  static boolean book(int seat, String guest) {
    if (taken.containsKey(seat)) { // should be: return taken.putIfAbsent(seat, guest) == null
      return false;
    }
    taken.put(seat, guest);
    return true;
  }

  static void bookAny(String guest) {
    int seat = Check.choose(1, 3);
    if (book(seat, guest)) {
      assert taken.get(seat).equals(guest) : "seat " + seat + " was sold twice"; // assertion: also to the other guest
    }
  }

  public static void main(String[] args) {
    new Thread(() -> bookAny("Alice"), "Alice").start();
    new Thread(() -> bookAny("Bob"), "Bob").start();
  }
}
