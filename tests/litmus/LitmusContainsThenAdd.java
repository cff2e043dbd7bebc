// A list with a lock in each of its calls does not make two calls one. Both threads may find the element missing and
// add it.
//
// outcome: size 1
// outcome: size 2

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import weaveproof.Check;

public class LitmusContainsThenAdd {
  static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>(4));

  static void addOnce() {
    if (!LIST.contains(1)) LIST.add(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(LitmusContainsThenAdd::addOnce);
    other.start();
    addOnce();
    other.join();
    Check.outcome("size " + LIST.size());
  }
}
