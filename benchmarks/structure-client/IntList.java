package structureclient;

import java.util.Arrays;

/** A growing array of ints, for the content of a structure at rest. */
public final class IntList {
  private int[] items = new int[8];
  private int size;

  public void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  public int size() {
    return size;
  }

  public int[] toArray() {
    return Arrays.copyOf(items, size);
  }

  public int[] toSortedArray() {
    int[] sorted = toArray();
    Arrays.sort(sorted);
    return sorted;
  }
}
