/** One thread that fails after some thousand steps: nothing comes of them but the failure. */
public class FailsInStartUp {
  static int sum;

  public static void main(String[] args) {
    for (int i = 0; i < 3000; i++) sum += i;
    if (sum == 2999 * 1500) throw new IllegalStateException("the sum of all"); // expect: exception java.lang.IllegalStateException
  }
}
