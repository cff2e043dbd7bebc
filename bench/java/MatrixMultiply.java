/** Arrays of arrays of doubles: products of square matrices, and the solution of a linear system by elimination. */
public class MatrixMultiply {
  static double[][] filled(int n, int seed) {
    double[][] matrix = new double[n][n];
    int next = seed;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        next = next * 1103515245 + 12345;
        matrix[i][j] = (next >>> 16) % 1000 / 1000.0;
      }
    }
    return matrix;
  }

  static double[][] product(double[][] a, double[][] b) {
    int n = a.length;
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += a[i][k] * b[k][j];
        }
        c[i][j] = sum;
      }
    }
    return c;
  }

  /** Reduces the matrix to a triangle and returns its determinant. */
  static double determinant(double[][] m) {
    double result = 1;
    for (int i = 0; i < m.length; i++) {
      result *= m[i][i];
      for (int row = i + 1; row < m.length; row++) {
        double factor = m[row][i] / m[i][i];
        for (int k = i; k < m.length; k++) {
          m[row][k] -= factor * m[i][k];
        }
      }
    }
    return result;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 320;
    double[][] c = product(product(filled(size, 1), filled(size, 2)), filled(size, 3));
    double trace = 0;
    for (int i = 0; i < size; i++) {
      trace += c[i][i];
    }
    System.out.println("trace " + trace);
    System.out.println("determinant " + determinant(filled(size, 4)));
  }
}
