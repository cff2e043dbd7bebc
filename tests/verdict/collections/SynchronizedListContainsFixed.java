import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The wrapper's own monitor is held across both calls. */
public class SynchronizedListContainsFixed { // expect: no-violation
  static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());

  static void addOnce(Integer x) {
    synchronized (LIST) {
      if (!LIST.contains(x)) LIST.add(x);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> addOnce(7));
    other.start();
    addOnce(7);
    other.join();
    assert LIST.size() == 1;
  }
}
