/** Calls and comparisons on one int array: quicksort with insertion sort for short pieces, then binary searches. */
public class QuickSort {
  static void sort(int[] a, int low, int high) {
    while (high - low > 10) {
      int pivot = a[(low + high) >>> 1];
      int i = low;
      int j = high;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (a[j] > pivot) j--;
        if (i <= j) swap(a, i++, j--);
      }
      sort(a, low, j);
      low = i;
    }
    for (int i = low + 1; i <= high; i++) {
      int moved = a[i];
      int j = i - 1;
      for (; j >= low && a[j] > moved; j--) {
        a[j + 1] = a[j];
      }
      a[j + 1] = moved;
    }
  }

  static void swap(int[] a, int i, int j) {
    int old = a[i];
    a[i] = a[j];
    a[j] = old;
  }

  static int find(int[] a, int value) {
    int low = 0;
    int high = a.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (a[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 1200000;
    int[] numbers = new int[size];
    int next = 1;
    for (int i = 0; i < size; i++) {
      next = next * 1103515245 + 12345;
      numbers[i] = next >>> 4;
    }
    sort(numbers, 0, size - 1);
    long sum = 0;
    for (int i = 0; i < size; i++) {
      sum += (long) numbers[i] * (i % 7) + find(numbers, i * 200);
    }
    System.out.println("sorted " + sum);
  }
}
