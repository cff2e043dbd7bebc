// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The n queens problem three ways, and a knight's tour. */
public class AlgoQueens {
  static int byBits(int n, int columns, int left, int right) {
    int full = (1 << n) - 1;
    if (columns == full) return 1;
    int count = 0;
    for (int free = full & ~(columns | left | right); free != 0; free &= free - 1) {
      int bit = free & -free;
      count += byBits(n, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
  }

  static void byBoard(int[] board, int row, List<int[]> found) {
    if (row == board.length) {
      found.add(board.clone());
      return;
    }
    for (int c = 0; c < board.length; c++) {
      boolean safe = true;
      for (int r = 0; r < row && safe; r++) safe = board[r] != c && Math.abs(board[r] - c) != row - r;
      if (safe) {
        board[row] = c;
        byBoard(board, row + 1, found);
      }
    }
  }

  static int byPermutation(int[] p, int from) {
    if (from == p.length) {
      for (int i = 0; i < p.length; i++) {
        for (int j = i + 1; j < p.length; j++) {
          if (Math.abs(p[i] - p[j]) == j - i) return 0;
        }
      }
      return 1;
    }
    int count = 0;
    for (int i = from; i < p.length; i++) {
      swap(p, from, i);
      count += byPermutation(p, from + 1);
      swap(p, from, i);
    }
    return count;
  }

  static void swap(int[] p, int i, int j) {
    int t = p[i];
    p[i] = p[j];
    p[j] = t;
  }

  static String draw(int[] board) {
    StringBuilder out = new StringBuilder();
    for (int c : board) {
      for (int i = 0; i < board.length; i++) out.append(i == c ? 'Q' : '.');
      out.append('\n');
    }
    return out.toString();
  }

  static final int[][] JUMPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

  static int degree(int[][] board, int r, int c) {
    int d = 0;
    for (int[] j : JUMPS) {
      int y = r + j[0];
      int x = c + j[1];
      if (y >= 0 && x >= 0 && y < board.length && x < board.length && board[y][x] == 0) d++;
    }
    return d;
  }

  /** Always to the free square with the fewest exits, as Warnsdorff proposed. */
  static int[][] knightsTour(int n) {
    int[][] board = new int[n][n];
    int r = 0;
    int c = 0;
    for (int step = 1; step <= n * n; step++) {
      board[r][c] = step;
      int best = 9;
      int nextR = -1;
      int nextC = -1;
      for (int[] j : JUMPS) {
        int y = r + j[0];
        int x = c + j[1];
        if (y < 0 || x < 0 || y >= n || x >= n || board[y][x] != 0) continue;
        int d = degree(board, y, x);
        if (d < best) {
          best = d;
          nextR = y;
          nextC = x;
        }
      }
      if (nextR < 0) break;
      r = nextR;
      c = nextC;
    }
    return board;
  }

  public static void main(String[] args) {
    for (int n = 1; n <= 9; n++) System.out.print(byBits(n, 0, 0, 0) + " ");
    System.out.println();
    List<int[]> found = new ArrayList<>();
    byBoard(new int[6], 0, found);
    System.out.println(found.size() + " " + Arrays.toString(found.get(0)) + "\n" + draw(found.get(3))
        + byPermutation(new int[] {0, 1, 2, 3, 4, 5}, 0));
    for (int[] row : knightsTour(6)) System.out.println(Arrays.toString(row));
  }
}
