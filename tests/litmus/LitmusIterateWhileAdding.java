// An ArrayList with room is iterated over while another thread adds to it. add counts a modification, stores the
// element and sets the size; the iterator notes the count when it is made, compares the size with its place in hasNext,
// and the count in next.
//
// The iterator is made, and its last hasNext asked, before the size changes: 1. It is made behind the count, and asks
// behind the size: 12. It is made before the count and asks behind the size: next finds another count than it noted.
//
// outcome: 1
// outcome: 12
// outcome: exception java.util.ConcurrentModificationException

import java.util.ArrayList;
import weaveproof.Check;

public class LitmusIterateWhileAdding {
  static final ArrayList<Integer> LIST = new ArrayList<>(4);

  public static void main(String[] args) {
    LIST.add(1);
    new Thread(() -> LIST.add(2)).start();
    String seen = "";
    for (int element : LIST) seen += element;
    Check.outcome(seen);
  }
}
