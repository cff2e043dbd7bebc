package sor;

import java.util.Arrays;

/**
 * Elements are coloured like a chessboard. An element depends on its four neighbours, which all have the other colour:
 * all red ones can be renewed at the same time, and then all black ones.
 */
class Grid {
  static final int RED = 0;
  static final int BLACK = 1;
  private static final double OMEGA = 1.25;

  private final double[][] rows;

  Grid(int size) {
    rows = new double[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        rows[row][column] = row == 0 ? 8 : (row * 3 + column) % 5;
      }
    }
  }

  /** Renews the elements of one colour in the rows from..to-1. The border stays as it is. */
  void relax(int from, int to, int colour) {
    for (int row = from; row < to; row++) {
      double[] above = rows[row - 1];
      double[] here = rows[row];
      double[] below = rows[row + 1];
      for (int column = 1; column < here.length - 1; column++) {
        if ((row + column) % 2 == colour) {
          double mean = (above[column] + below[column] + here[column - 1] + here[column + 1]) / 4;
          here[column] = OMEGA * mean + (1 - OMEGA) * here[column];
        }
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid && Arrays.deepEquals(rows, grid.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }
}
