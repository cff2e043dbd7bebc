/** Static calls and returns and little else: Fibonacci, Takeuchi's function, Ackermann's function. */
public class Recursion {
  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  static int tak(int x, int y, int z) {
    if (y >= x) return z;
    return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
  }

  static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 60;
    long sum = 0;
    for (int round = 0; round < size; round++) {
      sum = sum * 31 + fib(22 + round % 3);
      sum = sum * 31 + tak(18, 12, 6);
      sum = sum * 31 + ackermann(3, 5 + round % 2);
      for (int i = 0; i < 400; i++) {
        if (isEven(i)) sum += i;
      }
    }
    System.out.println("recursion " + sum);
  }
}
