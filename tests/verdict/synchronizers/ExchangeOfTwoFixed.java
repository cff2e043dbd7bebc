import java.util.concurrent.Exchanger;

/** Each of two threads gets what the other has brought. The spinning of the one that came first has finitely many states. */
public class ExchangeOfTwoFixed { // expect: no-violation
  static final Exchanger<String> EXCHANGER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        assert EXCHANGER.exchange("other").equals("main");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert EXCHANGER.exchange("main").equals("other");
    other.join();
  }
}
