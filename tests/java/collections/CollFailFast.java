import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/** Changes below a running iterator: who notices, after how many elements, and removal through the iterator itself. */
public class CollFailFast {
  static String addWhileIterating(Collection<Integer> collection) {
    for (int i = 0; i < 5; i++) collection.add(i);
    int seen = 0;
    try {
      for (Integer i : collection) {
        seen++;
        if (i == 2) collection.add(100);
      }
      return "not noticed, saw " + seen + " of " + collection.size();
    } catch (ConcurrentModificationException e) {
      return "noticed after " + seen + " " + e.getMessage();
    }
  }

  static String removeLastButOne(Collection<Integer> collection) {
    for (int i = 0; i < 5; i++) collection.add(i);
    try {
      for (Integer i : collection) {
        if (i == 3) collection.remove(i);
      }
      return "not noticed " + collection;
    } catch (ConcurrentModificationException e) {
      return "noticed " + collection;
    }
  }

  static String removeByIterator(Collection<Integer> collection) {
    for (int i = 0; i < 9; i++) collection.add(i);
    Iterator<Integer> it = collection.iterator();
    try {
      it.remove();
      return "removed before next?";
    } catch (IllegalStateException | UnsupportedOperationException e) {
      while (it.hasNext()) {
        if (it.next() % 2 == 0) {
          try {
            it.remove();
          } catch (UnsupportedOperationException u) {
            return "unsupported";
          }
        }
      }
    }
    try {
      it.next();
      return "next at the end?";
    } catch (NoSuchElementException e) {
      return new TreeSet<>(collection).toString();
    }
  }

  static List<Collection<Integer>> fresh() {
    return List.of(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new HashSet<>(), new TreeSet<>(),
        new ArrayDeque<>(),
        new PriorityQueue<>(), new CopyOnWriteArrayList<>(), new ConcurrentLinkedQueue<>(),
        new ConcurrentSkipListSet<>(),
        ConcurrentHashMap.newKeySet());
  }

  static String editMap(Map<String, Integer> map) {
    for (String k : List.of("a", "b", "c", "d")) map.put(k, k.charAt(0) - 'a');
    StringBuilder out = new StringBuilder();
    try {
      for (String k : map.keySet()) map.put(k, 9);
      out.append("overwrite ok; ");
      for (Map.Entry<String, Integer> e : map.entrySet()) {
        if (e.getKey().equals("b")) map.put("new", 1);
      }
      out.append("insert not noticed; ");
    } catch (ConcurrentModificationException e) {
      out.append("insert noticed; ");
    }
    try {
      map.forEach((k, v) -> {
        if (k.equals("c")) map.remove("d");
      });
      out.append("forEach not noticed");
    } catch (ConcurrentModificationException e) {
      out.append("forEach noticed");
    }
    return out + " " + new TreeMap<>(map);
  }

  public static void main(String[] args) {
    for (Collection<Integer> c : fresh()) {
      System.out.println(c.getClass().getSimpleName() + ": " + addWhileIterating(c));
    }
    for (Collection<Integer> c : fresh()) System.out.println(c.getClass().getSimpleName() + ": " + removeLastButOne(c));
    for (Collection<Integer> c : fresh()) System.out.println(c.getClass().getSimpleName() + ": " + removeByIterator(c));
    System.out.println("HashMap " + editMap(new HashMap<>()));
    System.out.println("LinkedHashMap " + editMap(new LinkedHashMap<>()));
    System.out.println("TreeMap " + editMap(new TreeMap<>()));
    System.out.println("ConcurrentHashMap " + editMap(new ConcurrentHashMap<>()));
    List<Integer> sorted = new ArrayList<>(List.of(3, 1, 2));
    try {
      for (Integer i : sorted) sorted.sort(null);
    } catch (ConcurrentModificationException e) {
      System.out.println("sort noticed " + sorted);
    }
    try {
      sorted.removeIf(i -> sorted.add(4));
    } catch (ConcurrentModificationException e) {
      System.out.println("removeIf noticed " + sorted);
    }
  }
}
