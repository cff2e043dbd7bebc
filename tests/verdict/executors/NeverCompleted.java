import java.util.concurrent.CompletableFuture;

/** A thread that fails does not complete its future. */
public class NeverCompleted {
  static volatile int divisor;

  public static void main(String[] args) {
    CompletableFuture<Integer> quotient = new CompletableFuture<>();
    Thread other = new Thread(() -> {
      try {
        quotient.complete(10 / divisor);
      } catch (ArithmeticException e) {
        // Goes on.
      }
    });
    other.start();
    divisor = 5;
    quotient.join(); // expect: deadlock
  }
}
