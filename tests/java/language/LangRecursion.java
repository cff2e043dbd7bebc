// Recursion: direct, mutual, deep, through interfaces and lambdas, with arrays, and a StackOverflowError that is
// caught.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LangRecursion {
  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  static long fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static int hanoi(int n, char from, char to, char via, StringBuilder moves) {
    if (n == 0) return 0;
    int count = hanoi(n - 1, from, via, to, moves);
    moves.append(from).append(to).append(' ');
    return count + 1 + hanoi(n - 1, via, to, from, moves);
  }

  static void permute(int[] items, int from, List<String> out) {
    if (from == items.length) {
      out.add(Arrays.toString(items));
      return;
    }
    for (int i = from; i < items.length; i++) {
      int swap = items[from];
      items[from] = items[i];
      items[i] = swap;
      permute(items, from + 1, out);
      items[i] = items[from];
      items[from] = swap;
    }
  }

  static int queens(int n, int row, int columns, int left, int right) {
    if (row == n) return 1;
    int count = 0;
    for (int free = ~(columns | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
      int bit = free & -free;
      count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
    }
    return count;
  }

  static void quicksort(int[] a, int low, int high) {
    if (low >= high) return;
    int pivot = a[(low + high) >>> 1];
    int i = low;
    int j = high;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i <= j) {
        int swap = a[i];
        a[i++] = a[j];
        a[j--] = swap;
      }
    }
    quicksort(a, low, j);
    quicksort(a, i, high);
  }

  static long depth(int n, long a, double b, Object c) {
    return n == 0 ? a : depth(n - 1, a + n, b / 2, c) + (c == null ? 0 : 1);
  }

  static Map<Integer, Long> memo = new HashMap<>();

  static long partitions(int n, int largest) {
    if (n == 0) return 1;
    if (n < 0 || largest == 0) return 0;
    Long known = memo.get(n * 1000 + largest);
    if (known != null) return known;
    long result = partitions(n - largest, largest) + partitions(n, largest - 1);
    memo.put(n * 1000 + largest, result);
    return result;
  }

  static int reached;

  static int endless(int n) {
    reached = n;
    return endless(n + 1) + 1;
  }

  static int guarded(int n) {
    try {
      return guarded(n + 1);
    } finally {
      reached++;
    }
  }

  interface Node {
    int sum();
  }

  static Node chain(int n) {
    return n == 0 ? () -> 0 : () -> n + chain(n - 1).sum();
  }

  public static void main(String[] args) {
    System.out.println(
        ackermann(2, 9) + " " + ackermann(3, 3) + " " + fibonacci(18) + " " + even(1000) + " " + odd(777));
    StringBuilder moves = new StringBuilder();
    System.out.println(hanoi(4, 'A', 'C', 'B', moves) + " " + moves);
    List<String> permutations = new ArrayList<>();
    permute(new int[] {1, 2, 3, 4}, 0, permutations);
    System.out.println(
        permutations.size() + " " + permutations.get(5) + permutations.get(23) + permutations.hashCode());
    System.out.println(queens(6, 0, 0, 0, 0) + " " + queens(7, 0, 0, 0, 0));
    int[] numbers = new int[200];
    for (int i = 0; i < numbers.length; i++) numbers[i] = i * 7919 % 211;
    quicksort(numbers, 0, numbers.length - 1);
    System.out.println(Arrays.hashCode(numbers) + " " + numbers[0] + " " + numbers[199]);
    System.out.println(depth(5000, 0, 1e9, "x") + " " + chain(300).sum() + " " + partitions(40, 40));
    try {
      endless(0);
    } catch (StackOverflowError e) {
      System.out.println(
          "overflow " + (reached > 1000) + " " + e.getMessage() + " " + (e instanceof VirtualMachineError));
    }
    reached = 0;
    try {
      guarded(0);
    } catch (StackOverflowError e) {
      System.out.println("guarded " + (reached > 1000));
    }
    System.out.println(depth(2000, 1, 1, null));
  }
}
