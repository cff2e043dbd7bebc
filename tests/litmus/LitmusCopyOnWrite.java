// An iteration over a CopyOnWriteArrayList walks over the list as it was when it began: an element added meanwhile is
// not there, and no ConcurrentModificationException is thrown.
//
// outcome: 1 size 1
// outcome: 1 size 2
// outcome: 12 size 2

import java.util.concurrent.CopyOnWriteArrayList;
import weaveproof.Check;

public class LitmusCopyOnWrite {
  static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>(new Integer[] {1});

  public static void main(String[] args) {
    new Thread(() -> LIST.add(2)).start();
    String seen = "";
    for (int element : LIST) seen += element;
    Check.outcome(seen + " size " + LIST.size());
  }
}
