// An iterator that gives one element twice and another not at all.
// options: --calls 'moveFirstToEnd(); iterator()' --operations 1
// wrong: Iterator[
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class TornIterator {
  private final int[] items = {1, 2, 0};
  private volatile int used = 2;

  void moveFirstToEnd() {
    items[2] = items[0];
    items[0] = items[1];
    items[1] = items[2];
  }

  Iterator<Integer> iterator() {
    List<Integer> copy = new ArrayList<>(2);
    for (int i = 0; i < used; i++) {
      copy.add(items[i]);
    }
    return copy.iterator();
  }
}

class TornIteratorRight {
  private final int[] items = {1, 2, 0};
  private volatile int used = 2;

  synchronized void moveFirstToEnd() {
    items[2] = items[0];
    items[0] = items[1];
    items[1] = items[2];
  }

  synchronized Iterator<Integer> iterator() {
    List<Integer> copy = new ArrayList<>(2);
    for (int i = 0; i < used; i++) {
      copy.add(items[i]);
    }
    return copy.iterator();
  }
}
