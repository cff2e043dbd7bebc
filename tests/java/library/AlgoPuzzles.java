import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puzzles: sudoku by bit masks, the game of life, knapsack, towers of Hanoi, water jugs, a maze. */
public class AlgoPuzzles {
  static final class Sudoku {
    final int[][] grid = new int[9][9];
    final int[] rows = new int[9];
    final int[] columns = new int[9];
    final int[] boxes = new int[9];
    int steps;

    Sudoku(String text) {
      for (int i = 0; i < 81; i++) {
        char c = text.charAt(i);
        if (c != '.') place(i / 9, i % 9, c - '0');
      }
    }

    void place(int r, int c, int digit) {
      grid[r][c] = digit;
      toggle(r, c, digit);
    }

    void toggle(int r, int c, int digit) {
      rows[r] ^= 1 << digit;
      columns[c] ^= 1 << digit;
      boxes[r / 3 * 3 + c / 3] ^= 1 << digit;
    }

    boolean solve() {
      int bestR = -1;
      int bestC = -1;
      int bestCount = 10;
      int bestMask = 0;
      for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
          if (grid[r][c] != 0) continue;
          int free = 0x3fe & ~(rows[r] | columns[c] | boxes[r / 3 * 3 + c / 3]);
          if (Integer.bitCount(free) < bestCount) {
            bestCount = Integer.bitCount(free);
            bestMask = free;
            bestR = r;
            bestC = c;
          }
        }
      }
      if (bestR < 0) return true;
      for (int m = bestMask; m != 0; m &= m - 1) {
        int digit = Integer.numberOfTrailingZeros(m);
        steps++;
        place(bestR, bestC, digit);
        if (solve()) return true;
        toggle(bestR, bestC, digit);
        grid[bestR][bestC] = 0;
      }
      return false;
    }
  }

  static boolean[][] life(boolean[][] cells) {
    int h = cells.length;
    int w = cells[0].length;
    boolean[][] next = new boolean[h][w];
    for (int r = 0; r < h; r++) {
      for (int c = 0; c < w; c++) {
        int n = 0;
        for (int dr = -1; dr <= 1; dr++) {
          for (int dc = -1; dc <= 1; dc++) {
            if ((dr != 0 || dc != 0) && cells[(r + dr + h) % h][(c + dc + w) % w]) n++;
          }
        }
        next[r][c] = n == 3 || n == 2 && cells[r][c];
      }
    }
    return next;
  }

  static String show(boolean[][] cells) {
    StringBuilder out = new StringBuilder();
    for (boolean[] row : cells) {
      for (boolean b : row) out.append(b ? '#' : '.');
      out.append('\n');
    }
    return out.toString();
  }

  static String knapsack(int[] weights, int[] values, int capacity) {
    int[][] best = new int[weights.length + 1][capacity + 1];
    for (int i = 1; i <= weights.length; i++) {
      for (int c = 0; c <= capacity; c++) {
        best[i][c] = best[i - 1][c];
        if (weights[i - 1] <= c) best[i][c] = Math.max(best[i][c], best[i - 1][c - weights[i - 1]] + values[i - 1]);
      }
    }
    List<Integer> taken = new ArrayList<>();
    for (int i = weights.length, c = capacity; i > 0; i--) {
      if (best[i][c] != best[i - 1][c]) {
        taken.add(0, i - 1);
        c -= weights[i - 1];
      }
    }
    return best[weights.length][capacity] + " with " + taken;
  }

  static int hanoi(int n, Deque<Integer> from, Deque<Integer> to, Deque<Integer> spare) {
    if (n == 0) return 0;
    int moves = hanoi(n - 1, from, spare, to);
    int disc = from.pop();
    if (!to.isEmpty() && to.peek() < disc) throw new IllegalStateException("larger on smaller");
    to.push(disc);
    return moves + 1 + hanoi(n - 1, spare, to, from);
  }

  record Jugs(int a, int b, Jugs previous) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Jugs j && j.a == a && j.b == b;
    }

    @Override
    public int hashCode() {
      return a * 31 + b;
    }

    List<Jugs> moves(int ca, int cb) {
      int ab = Math.min(a, cb - b);
      int ba = Math.min(b, ca - a);
      return List.of(new Jugs(ca, b, this), new Jugs(a, cb, this), new Jugs(0, b, this), new Jugs(a, 0, this),
          new Jugs(a - ab, b + ab, this), new Jugs(a + ba, b - ba, this));
    }
  }

  static String jugs(int ca, int cb, int goal) {
    Set<Jugs> seen = new HashSet<>();
    Deque<Jugs> queue = new ArrayDeque<>(List.of(new Jugs(0, 0, null)));
    while (!queue.isEmpty()) {
      Jugs j = queue.poll();
      if (!seen.add(j)) continue;
      if (j.a == goal || j.b == goal) {
        StringBuilder path = new StringBuilder();
        for (; j != null; j = j.previous) path.insert(0, " " + j.a + ":" + j.b);
        return path.substring(1);
      }
      queue.addAll(j.moves(ca, cb));
    }
    return "impossible after " + seen.size();
  }

  public static void main(String[] args) {
    Sudoku sudoku = new Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    System.out.println(sudoku.solve() + " in " + sudoku.steps);
    for (int[] row : sudoku.grid) System.out.println(Arrays.toString(row));
    Sudoku impossible = new Sudoku("55" + ".".repeat(79));
    System.out.println(impossible.rows[0] + " " + new Sudoku(".".repeat(81)).solve());
    boolean[][] cells = new boolean[8][8];
    for (int[] p : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}, {5, 5}, {5, 6}, {6, 5}, {6, 6}}) {
      cells[p[0]][p[1]] = true;
    }
    for (int i = 0; i < 6; i++) cells = life(cells);
    System.out.print(show(cells));
    System.out.println(knapsack(new int[] {12, 2, 1, 4, 1}, new int[] {4, 2, 1, 10, 2}, 15) + "; "
        + knapsack(new int[] {5}, new int[] {9}, 4));
    Deque<Integer> a = new ArrayDeque<>();
    for (int i = 10; i > 0; i--) a.push(i);
    Deque<Integer> b = new ArrayDeque<>();
    System.out.println(hanoi(10, a, b, new ArrayDeque<>()) + " moves " + a + b);
    System.out.println(jugs(3, 5, 4) + " | " + jugs(6, 9, 4));
  }
}
