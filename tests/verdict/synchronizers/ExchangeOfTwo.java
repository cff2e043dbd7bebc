import java.util.concurrent.Exchanger;

/** Each of two threads gets what the other has brought, and not its own. */
public class ExchangeOfTwo {
  static final Exchanger<String> EXCHANGER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        assert EXCHANGER.exchange("other").equals("other"); // expect: assertion
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert EXCHANGER.exchange("main").equals("main"); // expect: assertion
    other.join();
  }
}
