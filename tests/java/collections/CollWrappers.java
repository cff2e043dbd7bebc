import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Views that refuse changes, views that check types, views that lock; and that they show changes below them. */
public class CollWrappers {
  static void refuse(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + " was allowed");
    } catch (UnsupportedOperationException e) {
      System.out.println(what + " refused " + e.getMessage());
    } catch (ClassCastException e) {
      System.out.println(what + " wrong type: " + e.getMessage());
    } catch (RuntimeException e) {
      System.out.println(what + " failed: " + e);
    }
  }

  static void unmodifiable() {
    List<Integer> base = new ArrayList<>(List.of(3, 1, 2));
    List<Integer> view = Collections.unmodifiableList(base);
    refuse("add", () -> view.add(1));
    refuse("set", () -> view.set(0, 1));
    refuse("sort", () -> view.sort(null));
    refuse("clear", view::clear);
    refuse("removeIf", () -> view.removeIf(i -> true));
    refuse("iterator.remove", () -> {
      Iterator<Integer> it = view.iterator();
      it.next();
      it.remove();
    });
    refuse("subList.add", () -> view.subList(0, 1).add(5));
    base.add(77);
    System.out.println(view + " " + view.equals(base) + " " + (view.hashCode() == base.hashCode()));
    Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2));
    Map<String, Integer> mapView = Collections.unmodifiableMap(map);
    refuse("put", () -> mapView.put("c", 3));
    refuse("merge", () -> mapView.merge("a", 3, Integer::sum));
    refuse("keySet.remove", () -> mapView.keySet().remove("a"));
    refuse("entry.setValue", () -> mapView.entrySet().iterator().next().setValue(9));
    System.out.println(mapView + " " + mapView.get("b") + " " + mapView.entrySet());
    Set<Integer> set = Collections.unmodifiableSortedSet(new TreeSet<>(base));
    refuse("set.add", () -> set.add(1));
    System.out.println(set + " " + Collections.unmodifiableNavigableMap(new TreeMap<>(map)).descendingMap());
    System.out.println(Collections.unmodifiableCollection(base).equals(base));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void checked() {
    List<String> strings = Collections.checkedList(new ArrayList<>(), String.class);
    refuse("raw add", () -> ((List) strings).add(5));
    refuse("raw addAll", () -> ((List) strings).addAll(Arrays.asList("fine", 6)));
    strings.add("text");
    System.out.println(strings);
    Map<String, Integer> map = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
    refuse("raw key", () -> ((Map) map).put(1, 1));
    refuse("raw value", () -> ((Map) map).put("k", "v"));
    refuse("computed value", () -> ((Map) map).computeIfAbsent("k", k -> "v"));
    map.put("k", 1);
    refuse("entry", () -> ((Map.Entry) map.entrySet().iterator().next()).setValue("v"));
    System.out.println(map);
    Queue<Integer> queue = Collections.checkedQueue(new java.util.ArrayDeque<>(), Integer.class);
    refuse("offer", () -> ((Queue) queue).offer("no"));
    System.out.println(queue.offer(4) + " " + queue);
  }

  static void locking() {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Map<Integer, String> map = Collections.synchronizedMap(new TreeMap<>());
    for (int i = 0; i < 5; i++) {
      list.add(i * i);
      map.computeIfAbsent(i, k -> "v" + k);
    }
    synchronized (list) {
      for (int i : list) System.out.print(i + (Thread.holdsLock(list) ? "! " : "? "));
    }
    System.out.println(list + " " + map + " " + list.equals(List.of(0, 1, 4, 9, 16)));
    Collection<Integer> sorted = Collections.synchronizedSortedSet(new TreeSet<>(List.of(5, 4)));
    System.out.println(sorted.removeIf(i -> i == 4) + " " + sorted);
  }

  static void fixed() {
    refuse("empty.add", () -> Collections.<Integer>emptyList().add(1));
    refuse("empty.clear", () -> Collections.emptyList().clear());
    refuse("singleton.add", () -> Collections.singleton(1).add(2));
    refuse("singletonList.set", () -> Collections.singletonList(1).set(0, 2));
    refuse("nCopies.set", () -> Collections.nCopies(2, 1).set(0, 2));
    refuse("asList.add", () -> Arrays.asList(1, 2).add(3));
    refuse("asList.remove", () -> Arrays.asList(1, 2).remove(0));
    refuse("asList.set", () -> Arrays.asList(1, 2).set(0, 3));
    refuse("newSetFromMap", () -> Collections.newSetFromMap(new HashMap<>(Map.of(1, true))));
    System.out.println((Collections.EMPTY_LIST == Collections.emptyList()) + " "
        + Collections.emptyList().equals(new ArrayList<>()));
    List<Integer> stored = new ArrayList<>(Collections.nCopies(3, 7));
    stored.set(1, 8);
    System.out.println(stored);
  }

  public static void main(String[] args) {
    unmodifiable();
    checked();
    locking();
    fixed();
  }
}
