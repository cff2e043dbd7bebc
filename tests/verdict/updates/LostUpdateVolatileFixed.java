import java.util.concurrent.atomic.AtomicInteger;

/** An atomic counter has the step that volatile lacks. */
public class LostUpdateVolatileFixed { // expect: no-violation
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> COUNT.incrementAndGet());
    other.start();
    COUNT.incrementAndGet();
    other.join();
    assert COUNT.get() == 2;
  }
}
