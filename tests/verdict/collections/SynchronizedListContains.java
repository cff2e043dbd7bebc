import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Each call is synchronized; the question and the answer to it are two calls. */
public class SynchronizedListContains {
  static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());

  static void addOnce(Integer x) {
    if (!LIST.contains(x)) LIST.add(x);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> addOnce(7));
    other.start();
    addOnce(7);
    other.join();
    assert LIST.size() == 1; // expect: assertion
  }
}
