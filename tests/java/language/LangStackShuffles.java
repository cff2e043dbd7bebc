// stress: yes
// sanitize: yes
// Assignments used as values: every dup form that javac emits, for one-slot and two-slot values in locals, fields,
// statics, arrays.
import java.util.Arrays;

public class LangStackShuffles {
  static int staticInt;
  static long staticLong;
  static double staticDouble;
  static Object staticObject;
  int intField;
  long longField;
  double doubleField;
  float floatField;
  byte byteField;
  char charField = 'a';
  String text = "";
  Long boxed = 5L;
  static int evaluations;

  static LangStackShuffles touch(LangStackShuffles object) {
    evaluations++;
    return object;
  }

  static long[] touch(long[] array) {
    evaluations++;
    return array;
  }

  static int index(int i) {
    evaluations++;
    return i;
  }

  static void locals() {
    int a;
    int b = a = 3;
    long c;
    long d = c = 4L;
    double e;
    double f = e = c = a = 7;
    int g = a++ * a-- - ++a * --a;
    long h = c++ * c-- - ++c * --c;
    double i = e++ * e-- - ++e * --e;
    System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i);
  }

  static void statics() {
    int a = staticInt = 5;
    long b = staticLong = 6;
    double c = staticDouble = 7.5;
    Object d = staticObject = "object";
    long e = staticInt++ + staticLong++ * 10 + --staticInt + --staticLong;
    double f = staticDouble-- + (staticDouble += staticLong *= staticInt -= 2);
    System.out.println(
        a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + staticInt + " " + staticLong + " " + staticDouble);
  }

  void fields() {
    int a = this.intField = 5;
    long b = longField = 6;
    double c = touch(this).doubleField = 7.5;
    long d = touch(this).longField++ + touch(this).longField-- + ++touch(this).longField + --touch(this).longField;
    double e = touch(this).doubleField++ * (touch(this).doubleField -= 0.25);
    float f = touch(this).floatField++ + (touch(this).floatField *= 2.5f);
    int g = touch(this).byteField-- - ++touch(this).charField;
    char h = touch(this).charField++;
    String i = touch(this).text += "x" + (touch(this).text += "y");
    long j = touch(this).boxed++ + ++touch(this).boxed + (touch(this).boxed <<= 2);
    System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i + " " + j);
    System.out.println(intField + " " + longField + " " + doubleField + " " + floatField + " " + byteField + " "
        + charField + " " + boxed);
    LangStackShuffles other = new LangStackShuffles();
    long chain = other.longField = this.longField = staticLong = other.intField = 9;
    System.out.println(chain + " " + other.longField + " " + longField + " " + staticLong + " " + other.intField);
  }

  static void arrays() {
    int[] ints = new int[3];
    long[] longs = {1, 2, 3};
    double[] doubles = {1.5, 2.5};
    byte[] bytes = {127, -128};
    String[] strings = {"a", null};
    Integer[] boxes = {10, 20};
    int a = ints[0] = ints[1] = 4;
    long b = touch(longs)[index(0)]++ + ++touch(longs)[index(1)] - touch(longs)[index(2)]--;
    long c = touch(longs)[index(1)] *= touch(longs)[index(0)] = 11;
    long d = longs[2] <<= longs[2] = 3;
    double e = doubles[0]++ + --doubles[1] + (doubles[0] /= doubles[1] -= 0.5);
    int f = bytes[0]++ + --bytes[1];
    String g = strings[0] += strings[1] += 'z';
    int h = boxes[0]++ + --boxes[1] + (boxes[0] += boxes[1]);
    double[] same = doubles;
    double i = (same = new double[] {9})[0] + doubles[0];
    System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i);
    System.out.println(Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(doubles)
        + Arrays.toString(bytes) + Arrays.toString(strings) + Arrays.toString(boxes));
    long[][] grid = {{1}, {2, 3}};
    long j = grid[1][index(1)]++ * (grid[0][0] += grid[1][0] = grid[1][1] ^= 0xff);
    System.out.println(j + Arrays.deepToString(grid));
  }

  static long discarded(long value) {
    evaluations++;
    return value;
  }

  static long arguments(long a, int b, double c, long d) {
    return a * 1000 + b * 100 + (long) c * 10 + d;
  }

  public static void main(String[] args) {
    locals();
    statics();
    new LangStackShuffles().fields();
    arrays();
    discarded(5);
    Math.max(1.0, 2.0);
    index(3);
    new LangStackShuffles();
    long x = 1;
    System.out.println(arguments(x++, (int) x++, x += 0.5, x = x * 2) + " " + x + " " + evaluations);
    int i = 0;
    i = i++ + (i = 5) * i++ + i;
    System.out.println(i + " " + (i > 3 ? staticLong = 77 : (staticInt = 1)) + " " + staticLong);
  }
}
