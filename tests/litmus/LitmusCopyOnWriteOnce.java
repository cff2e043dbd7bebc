// addIfAbsent adds once, whoever is first, and the other is told that it was there. An iteration that main has begun
// before shows the list as it was then: nothing or one.
//
// outcome: other true, main false, iterated 0
// outcome: other true, main false, iterated 1
// outcome: other false, main true, iterated 0

import java.util.Iterator;
import java.util.concurrent.CopyOnWriteArrayList;
import weaveproof.Check;

public class LitmusCopyOnWriteOnce {
  static final CopyOnWriteArrayList<String> LIST = new CopyOnWriteArrayList<>();
  static boolean added;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> added = LIST.addIfAbsent("a"));
    other.start();
    Iterator<String> iterator = LIST.iterator();
    boolean mine = LIST.addIfAbsent("a");
    int iterated = 0;
    for (; iterator.hasNext(); iterator.next()) ++iterated;
    other.join();
    Check.outcome("other " + added + ", main " + mine + ", iterated " + iterated);
  }
}
