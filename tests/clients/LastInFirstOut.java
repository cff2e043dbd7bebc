// In a hurry an element is put to the wrong end.
// options: --calls 'offer({1..2})' --prefix 'offer(0)' --operations 1 --content 'all()'
// wrong: , 0, 
import java.util.ArrayDeque;
import java.util.List;

class LastInFirstOut {
  private final ArrayDeque<Integer> items = new ArrayDeque<>(4);
  private volatile boolean busy;

  void offer(int item) {
    boolean contended = busy;
    busy = true;
    synchronized (items) {
      if (contended) {
        items.addFirst(item);
      } else {
        items.addLast(item);
      }
    }
    busy = false;
  }

  List<Integer> all() {
    synchronized (items) {
      return List.copyOf(items);
    }
  }
}

class LastInFirstOutRight {
  private final ArrayDeque<Integer> items = new ArrayDeque<>(4);
  private volatile boolean busy;

  void offer(int item) {
    boolean contended = busy;
    busy = true;
    synchronized (items) {
      items.addLast(item);
    }
    busy = false;
  }

  List<Integer> all() {
    synchronized (items) {
      return List.copyOf(items);
    }
  }
}
