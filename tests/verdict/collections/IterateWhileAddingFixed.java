import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator over a CopyOnWriteArrayList keeps to what it has begun with. */
public class IterateWhileAddingFixed { // expect: no-violation
  static final List<Integer> LIST = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    LIST.add(1);
    Thread other = new Thread(() -> LIST.add(2));
    other.start();
    int sum = 0;
    for (int x : LIST) sum += x;
    assert sum == 1 || sum == 3;
    other.join();
    assert LIST.size() == 2;
  }
}
