import java.util.ArrayList;
import java.util.List;

/**
 * Philosophers around a table. Each takes the left fork first and then the right one. On nearly all schedules all of
 * them eat. If all hold their left fork at the same moment, they wait for ever.
 *
 * <p>The argument is their number (default 3).
 */
public class Philosophers {
  record Fork(int number) {}

  public static void main(String[] args) throws InterruptedException {
    int count = args.length == 0 ? 3 : Integer.parseInt(args[0]);
    List<Fork> forks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      forks.add(new Fork(i));
    }
    List<Thread> philosophers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Fork left = forks.get(i);
      Fork right = forks.get((i + 1) % count);
      philosophers.add(new Thread(() -> eat(left, right), "philosopher " + i));
    }
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
    for (Thread philosopher : philosophers) {
      philosopher.join();
    }
    System.out.println(count + " philosophers have eaten.");
  }

  static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) { // deadlock: everyone may stand here, waiting for the neighbour
        Thread.yield();
      }
    }
  }
}
