import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeSet;

/** PriorityQueue: heap order, heapify from collections, removal inside the heap, comparators, merging. */
public class CollPriorityQueue {
  record Job(String name, int priority, int arrival) {}

  static <T> String drain(PriorityQueue<T> queue) {
    StringBuilder out = new StringBuilder();
    while (!queue.isEmpty()) out.append(queue.poll()).append(' ');
    return out.toString().trim();
  }

  static List<Integer> mergeSorted(List<List<Integer>> lists) {
    PriorityQueue<int[]> heads = new PriorityQueue<>((a, b) ->
        Integer.compare(lists.get(a[0]).get(a[1]), lists.get(b[0]).get(b[1])));
    for (int i = 0; i < lists.size(); i++) {
      if (!lists.get(i).isEmpty()) heads.add(new int[] {i, 0});
    }
    List<Integer> merged = new ArrayList<>();
    while (!heads.isEmpty()) {
      int[] head = heads.poll();
      merged.add(lists.get(head[0]).get(head[1]));
      if (++head[1] < lists.get(head[0]).size()) heads.add(head);
    }
    return merged;
  }

  public static void main(String[] args) {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    for (int i : new int[] {5, 1, 9, 3, 7, 3, 8, 0, 2}) queue.add(i);
    System.out.println("array order " + queue);
    System.out.println(queue.peek() + " " + queue.contains(7) + " " + queue.remove(3) + " " + queue.remove(42) + " "
        + queue);
    System.out.println(drain(new PriorityQueue<>(queue)));
    System.out.println(new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1)));
    System.out.println(new PriorityQueue<>(new TreeSet<>(List.of("q", "b", "m"))));
    PriorityQueue<String> byLength =
        new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    Collections.addAll(byLength, "pear", "fig", "apple", "kiwi", "date", "nut", "a");
    System.out.println(drain(byLength));
    PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::priority).reversed()
        .thenComparingInt(Job::arrival));
    String[] names = {"mail", "build", "backup", "deploy", "test", "lint"};
    for (int i = 0; i < names.length; i++) jobs.add(new Job(names[i], i * 5 % 3, i));
    System.out.println(drain(jobs));
    PriorityQueue<Integer> max = new PriorityQueue<>(11, Collections.reverseOrder());
    Random random = new Random(20240229);
    for (int i = 0; i < 300; i++) {
      max.offer(random.nextInt(1000));
      if (max.size() > 10) max.poll();
    }
    System.out.println("ten smallest " + drain(max));
    PriorityQueue<Integer> edited = new PriorityQueue<>();
    for (int i = 0; i < 40; i++) edited.add(i * 17 % 41);
    for (Iterator<Integer> it = edited.iterator(); it.hasNext();) {
      if (it.next() % 3 != 0) it.remove();
    }
    System.out.println(edited.size() + " " + drain(edited));
    edited.addAll(Arrays.asList(4, 4, 2, 8));
    edited.removeIf(i -> i == 4);
    edited.retainAll(List.of(8, 9));
    System.out.println(edited + " " + (edited.comparator() == null));
    System.out.println(mergeSorted(List.of(List.of(1, 4, 9), List.of(), List.of(2, 3, 11, 12), List.of(0, 5))));
    try {
      edited.add(null);
    } catch (NullPointerException e) {
      System.out.println("no null");
    }
    try {
      PriorityQueue<Object> raw = new PriorityQueue<>();
      raw.add("text");
      raw.add(1);
    } catch (ClassCastException e) {
      System.out.println("not comparable: " + e.getMessage().contains("java.lang.String"));
    }
    try {
      new PriorityQueue<Integer>(0);
    } catch (IllegalArgumentException e) {
      System.out.println("capacity " + e.getMessage());
    }
  }
}
