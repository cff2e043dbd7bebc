// stress: yes
// sanitize: yes
// Loops of every form, labels, break and continue across finally blocks, nested iteration.
import java.util.ArrayList;
import java.util.List;

public class LangLoops {
  static int primes(int limit) {
    int count = 0;
    outer:
    for (int candidate = 2; candidate < limit; candidate++) {
      for (int divisor = 2; divisor * divisor <= candidate; divisor++) {
        if (candidate % divisor == 0) continue outer;
      }
      count++;
    }
    return count;
  }

  static String search(int[][] grid, int wanted) {
    String found = "nowhere";
    rows:
    for (int row = 0; row < grid.length; row++) {
      int column = 0;
      while (true) {
        if (column == grid[row].length) continue rows;
        if (grid[row][column] == wanted) {
          found = row + "," + column;
          break rows;
        }
        column++;
      }
    }
    return found;
  }

  static String finallyOnTheWay() {
    StringBuilder trace = new StringBuilder();
    outer:
    for (int i = 0; i < 4; i++) {
      try {
        for (int j = 0; ; j++) {
          try {
            if (j == 2) continue outer;
            if (i == 3) break outer;
            if (i == 1) break;
            trace.append(i).append(j).append(' ');
          } finally {
            trace.append("f").append(j).append(' ');
          }
        }
        trace.append("after ");
      } finally {
        trace.append("F").append(i).append(' ');
      }
    }
    return trace.toString().trim();
  }

  static int finallyBreak() {
    int rounds = 0;
    while (true) {
      try {
        rounds++;
        if (rounds < 3) throw new IllegalStateException("ignored");
        return -1;
      } finally {
        if (rounds < 5) continue;
        break;
      }
    }
    return rounds;
  }

  static String doWhile() {
    StringBuilder text = new StringBuilder();
    int i = 5;
    do {
      if (i == 3) continue;
      text.append(i);
    } while (--i > 0);
    int j = 0;
    do text.append('x'); while (j++ < 2);
    return text.toString();
  }

  static int collatz(int n) {
    int steps = 0;
    for (; n != 1; steps++, n = n % 2 == 0 ? n / 2 : 3 * n + 1) {}
    return steps;
  }

  static String severalVariables() {
    StringBuilder text = new StringBuilder();
    for (int i = 0, j = 10; i < j; i += 2, j--) text.append(i).append(':').append(j).append(' ');
    for (char c = 'a'; c <= 'e'; c++) text.append(c);
    for (long l = 1; l > 0 && l < 1L << 60; l <<= 13) text.append(' ').append(l);
    return text.toString();
  }

  static String forEach() {
    StringBuilder text = new StringBuilder();
    for (String word : List.of("one", "two", "three")) {
      if (word.startsWith("tw")) continue;
      text.append(word);
    }
    for (byte b : new byte[] {1, 2, 3}) text.append(b);
    for (int wide : new char[] {'a', 'b'}) text.append(wide);
    for (long[] row : new long[][] {{1, 2}, {}, {3}}) {
      for (double value : row) text.append(value);
    }
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    int sum = 0;
    for (int number : numbers) sum += number;
    return text + " " + sum;
  }

  static int labelledBlock(int value) {
    int result = 0;
    block: {
      result++;
      if (value > 10) break block;
      result += 10;
      inner: {
        if (value > 5) break inner;
        result += 100;
        if (value == 0) break block;
      }
      result += 1000;
    }
    return result;
  }

  public static void main(String[] args) {
    System.out.println(primes(200));
    int[][] grid = {{1, 2, 3}, {}, {4, 5}, {6}};
    System.out.println(search(grid, 5) + " " + search(grid, 1) + " " + search(grid, 6) + " " + search(grid, 9));
    System.out.println(finallyOnTheWay());
    System.out.println(finallyBreak());
    System.out.println(doWhile());
    System.out.println(collatz(27) + " " + collatz(97) + " " + collatz(1));
    System.out.println(severalVariables());
    System.out.println(forEach());
    System.out.println(labelledBlock(0) + " " + labelledBlock(3) + " " + labelledBlock(7) + " " + labelledBlock(11));
  }
}
