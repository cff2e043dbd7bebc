/** One thread that waits after more than a thousand steps, and nobody is there to wake it. */
public class WaitsInStartUp {
  static int sum;

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 700; i++) sum += i;
    synchronized (args) {
      args.wait(); // expect: deadlock
    }
  }
}
