import java.util.ArrayList;
import java.util.List;

/** An ArrayList is changed while it is iterated over. */
public class IterateWhileAdding {
  static final List<Integer> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    LIST.add(1);
    Thread other = new Thread(() -> LIST.add(2));
    other.start();
    int sum = 0;
    for (int x : LIST) { // expect: exception java.util.ConcurrentModificationException
      sum += x;
    }
    other.join();
  }
}
