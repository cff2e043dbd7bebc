// sanitize: yes
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * A lost update behind more than a thousand steps in which main is alone. They leave garbage, threads that never start,
 * and a table whose order follows identity hash codes: what the schedule does depends on names that were given in the
 * start-up, in the search and in each replay alike.
 */
public class LostUpdateBehindStartUp {
  static final int[] table = new int[800];
  static Object last;
  static Thread spare;
  static int count;

  public static void main(String[] args) throws Exception {
    Map<Object, Integer> numbers = new IdentityHashMap<>();
    for (int i = 0; i < table.length; i++) {
      table[i] = i;
      last = new Object();
      if (i % 100 == 0) {
        numbers.put(last, i);
        spare = new Thread(() -> count = -1);
      }
    }
    int sum = 0;
    for (int number : numbers.values()) sum = sum * 31 + number;
    int expected = sum;
    Thread other = new Thread(() -> count += expected);
    other.start();
    count += expected;
    other.join();
    assert count == 2 * expected; // expect: assertion
  }
}
