import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The synchronized wrapper. */
public class ListWithoutLockFixed { // expect: no-violation
  static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> LIST.add(1));
    other.start();
    LIST.add(2);
    other.join();
    assert LIST.size() == 2 && LIST.get(0) + LIST.get(1) == 3;
  }
}
