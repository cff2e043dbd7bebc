import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** A timed exchange may end without a partner. */
public class ExchangeTimeout {
  static final Exchanger<String> EXCHANGER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        EXCHANGER.exchange("other", 1, TimeUnit.SECONDS);
      } catch (InterruptedException | TimeoutException e) {
        // Leaves.
      }
    });
    other.start();
    EXCHANGER.exchange("main", 1, TimeUnit.SECONDS); // expect: exception java.util.concurrent.TimeoutException
    other.join();
  }
}
