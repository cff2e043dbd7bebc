import java.util.concurrent.Exchanger;

/** The partner may decide not to come. */
public class ExchangeAlone {
  static final Exchanger<String> EXCHANGER = new Exchanger<>();
  static volatile boolean cancelled;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        if (!cancelled) EXCHANGER.exchange("other"); // expect: deadlock
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    cancelled = true;
    other.join(); // expect: deadlock
  }
}
