/** One thread that fails after more than a thousand steps: nothing comes of them but the failure. */
public class FailsInStartUp {
  static int sum;

  public static void main(String[] args) {
    for (int i = 0; i < 700; i++) sum += i;
    if (sum == 699 * 350) throw new ArithmeticException("all"); // expect: exception java.lang.ArithmeticException
  }
}
