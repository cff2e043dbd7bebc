package everyday;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/* everyday: BUYERS, a stock in a synchronized map, taken from under its own lock
 */
public class Inventory {
  public static void main(String[] args) throws InterruptedException {
    Thread[] buyers = new Thread[Integer.parseInt(args[0])];
    Map<String, Integer> stock = Collections.synchronizedMap(new HashMap<>());
    stock.put("apple", buyers.length - 1);
    int[] sold = new int[buyers.length];
    for (int i = 0; i < buyers.length; ++i) {
      int number = i;
      buyers[i] = new Thread(() -> {
        synchronized (stock) {
          if (stock.get("apple") > 0) {
            stock.put("apple", stock.get("apple") - 1);
            sold[number] = 1;
          }
        }
      });
      buyers[i].start();
    }
    int all = 0;
    for (int i = 0; i < buyers.length; ++i) {
      buyers[i].join();
      all += sold[i];
    }
    assert all == buyers.length - 1 && stock.get("apple") == 0;
  }
}
