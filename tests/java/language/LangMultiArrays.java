// multianewarray, jagged arrays, covariance with ArrayStoreException, class names and hierarchy of array classes.
import java.io.Serializable;
import java.util.Arrays;

public class LangMultiArrays {
  static void shapes() {
    int[][] grid = new int[3][4];
    long[][][] cube = new long[2][3][];
    double[][][][] deep = new double[2][2][2][2];
    String[][] names = new String[2][2];
    boolean[][] empty = new boolean[0][5];
    byte[][][] inner = new byte[2][0][7];
    System.out.println(grid.length + "x" + grid[0].length + " " + cube[1].length + " " + cube[1][2] + " "
        + deep[1][1][1].length + " " + names[1][1] + " " + empty.length + " " + inner[1].length);
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 4; j++) grid[i][j] = i * j;
    }
    System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(names) + Arrays.deepToString(cube));
    deep[0][1][0][1] = 2.5;
    deep[0][1][0][1] *= deep[0][1][0][1]++;
    System.out.println(Arrays.deepToString(deep));
    grid[2] = new int[] {7};
    grid[1] = grid[0];
    grid[0][0] = -1;
    System.out.println(Arrays.deepToString(grid) + (grid[0] == grid[1]));
  }

  static void jagged() {
    int[][] triangle = new int[7][];
    for (int i = 0; i < triangle.length; i++) {
      triangle[i] = new int[i + 1];
      triangle[i][0] = triangle[i][i] = 1;
      for (int j = 1; j < i; j++) triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
    }
    System.out.println(Arrays.deepToString(triangle));
    Object[] mixed = {new int[] {1}, new String[] {"a"}, new Object[] {null, new long[][] {{2}}}, "s"};
    System.out.println(Arrays.deepToString(mixed) + " " + Arrays.deepHashCode(new int[][] {{1, 2}, {3}}));
    int[] rowOfColumns[] = {{1}, {2, 3}};
    System.out.println(rowOfColumns[1][1] + " " + Arrays.deepEquals(rowOfColumns, new int[][] {{1}, {2, 3}}));
  }

  static void names() {
    Object[] arrays = {new boolean[0], new byte[0], new char[0], new short[0], new int[0], new long[0], new float[0],
        new double[0], new String[0], new int[0][], new String[0][][], new Object[0], new Runnable[0],
        new LangMultiArrays[0][0]};
    for (Object array : arrays) {
      Class<?> type = array.getClass();
      System.out.println(type.getName() + " " + type.getSimpleName() + " " + type.getTypeName() + " "
          + type.getComponentType() + " " + type.getSuperclass().getSimpleName() + " "
          + Arrays.toString(type.getInterfaces()) + " " + type.getModifiers());
    }
  }

  static void store(Object[] array, Object value) {
    try {
      array[0] = value;
      System.out.println("stored " + (array[0] == value));
    } catch (ArrayStoreException e) {
      System.out.println("refused: " + e.getMessage());
    }
  }

  static void covariance() {
    store(new String[1], "fine");
    store(new String[1], 1);
    store(new String[1], null);
    store(new Number[1], 1.5);
    store(new Integer[1], 1.5);
    store(new Comparable[1], "comparable");
    store(new Runnable[1], "not runnable");
    store(new Object[1][], new String[0]);
    store(new int[1][], new long[1]);
    store(new Object[1][], new int[1]);
    store(new Cloneable[1], new int[0]);
    store(new Serializable[1][1], new Integer[1]);
    Object[] objects = new String[][] {{"a"}};
    try {
      objects[0] = new Object[] {"b"};
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
  }

  static void hierarchy() {
    Object ints = new int[2][2];
    Object strings = new String[2][2];
    System.out.println((ints instanceof Object[]) + " " + (ints instanceof int[][]) + " " + (ints instanceof Object[][])
        + " " + (strings instanceof Object[][]) + " " + (strings instanceof CharSequence[][]) + " "
        + (strings instanceof Cloneable[]) + " " + (strings instanceof Serializable) + " "
        + (ints instanceof Cloneable[]) + " " + (strings instanceof Number[][]));
    System.out.println(Object[].class.isAssignableFrom(String[].class) + " "
        + Object[].class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int[].class) + " "
        + Comparable[][].class.isAssignableFrom(String[][].class) + " " + (String[].class == new String[3].getClass())
        + " " + int[][].class.getComponentType().getComponentType());
  }

  static void sizes(int a, int b) {
    try {
      int[][] array = new int[a][b];
      System.out.println("made " + array.length);
    } catch (NegativeArraySizeException e) {
      System.out.println("negative " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    shapes();
    jagged();
    names();
    covariance();
    hierarchy();
    sizes(2, 3);
    sizes(-2, 3);
    sizes(2, -3);
    sizes(0, -3);
    sizes(-1, -5);
  }
}
