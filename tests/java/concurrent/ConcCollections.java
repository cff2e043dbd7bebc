import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

/** Skip lists, copy-on-write lists, linked queues and deques: single-threaded rules, then several threads at once. */
public class ConcCollections {
  static void parallel(int n, java.util.function.IntConsumer body) throws InterruptedException {
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      int me = i;
      (threads[i] = new Thread(() -> body.accept(me))).start();
    }
    for (Thread t : threads) t.join();
  }

  static void skipLists() throws InterruptedException {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    parallel(3, me -> {
      for (int k = 0; k < 20; k++) map.merge(k * 3 + me, "t" + me, String::concat);
      for (int k = 0; k < 20; k += 2) map.remove(k * 3 + me);
    });
    System.out.println(map.size() + " " + map.firstKey() + " " + map.lastEntry() + " " + map.floorKey(20) + " "
        + map.ceilingKey(19) + " " + map.lowerEntry(9) + " " + map.higherKey(59));
    System.out.println(map.headMap(10) + " " + map.subMap(15, true, 23, true) + " " + map.descendingMap().firstKey()
        + " " + map.tailMap(55, false) + " " + map.pollFirstEntry() + " " + map.pollLastEntry());
    System.out.println(map.putIfAbsent(9, "x") + " " + map.replace(9, "t0", "y") + " "
        + map.computeIfAbsent(1000, k -> "k" + k) + " " + map.compute(9, (k, v) -> null) + " " + map.containsKey(9)
        + " " + map.keySet().headSet(6));
    ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(Collections.reverseOrder());
    parallel(2, me -> {
      for (char c = 'a'; c < 'k'; c++) set.add(c + (me == 0 ? "" : "'"));
    });
    System.out.println(set + " " + set.first() + " " + set.headSet("e") + " " + set.pollFirst() + " " + set.higher("e")
        + " " + set.descendingSet().first());
    AtomicInteger polled = new AtomicInteger();
    parallel(3, me -> {
      while (map.pollFirstEntry() != null) polled.incrementAndGet();
    });
    System.out.println(polled + " " + map.isEmpty());
  }

  static void copyOnWrite() throws InterruptedException {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
    Iterator<Integer> snapshot = list.iterator();
    for (Integer i : list) list.add(i * 10);
    List<Integer> seen = new ArrayList<>();
    snapshot.forEachRemaining(seen::add);
    System.out.println(list + " " + seen + " " + list.addIfAbsent(3) + list.addIfAbsent(4)
        + list.addAllAbsent(Arrays.asList(4, 5, 6)) + " " + list.indexOf(10, 1) + " " + list.subList(1, 3));
    try {
      snapshot.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("snapshots do not change");
    }
    list.sort(Collections.reverseOrder());
    list.removeIf(i -> i > 15);
    list.replaceAll(i -> i + 1);
    System.out.println(list);
    list.clear();
    parallel(3, me -> {
      for (int k = 0; k < 10; k++) {
        list.add(me);
        list.addIfAbsent(100 + k);
      }
    });
    System.out.println(list.size() + " " + Collections.frequency(list, 2) + " " + Collections.frequency(list, 104));
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
    set.add("a");
    set.add("c");
    System.out.println(set + " " + set.containsAll(List.of("a", "b")) + " " + set.equals(new TreeSet<>(set)));
  }

  static void queues() throws InterruptedException {
    for (Queue<Integer> q : List.<Queue<Integer>>of(new ConcurrentLinkedQueue<>(), new ConcurrentLinkedDeque<>())) {
      AtomicInteger sum = new AtomicInteger();
      AtomicInteger taken = new AtomicInteger();
      parallel(4, me -> {
        for (int k = 1; k <= 15; k++) {
          if (me < 2) {
            q.add(k);
          } else {
            Integer got;
            while ((got = q.poll()) == null) Thread.yield();
            sum.addAndGet(got);
            taken.incrementAndGet();
          }
        }
      });
      System.out.println(q.getClass().getSimpleName() + " " + sum + " " + taken + " " + q.peek() + " " + q.isEmpty());
      q.addAll(List.of(5, 6, 7, 8));
      Iterator<Integer> it = q.iterator();
      it.next();
      it.remove();
      q.removeIf(i -> i == 7);
      System.out.println(q + " " + q.contains(6) + " " + q.remove(8) + " " + q.size() + " "
          + Arrays.toString(q.toArray()));
    }
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    deque.offerFirst("b");
    deque.push("a");
    deque.offerLast("c");
    System.out.println(deque + " " + deque.pollLast() + deque.pop() + deque.peekFirst() + deque.peekLast() + " "
        + deque.removeFirstOccurrence("b") + " " + deque.pollFirst());
  }

  public static void main(String[] args) throws InterruptedException {
    skipLists();
    copyOnWrite();
    queues();
  }
}
