import java.util.concurrent.atomic.AtomicBoolean;

/** Who wins the compareAndSet makes the thing; who loses takes it for made. */
public class TakenForMade {
  static final AtomicBoolean BEGUN = new AtomicBoolean();
  static volatile String thing;

  static int use() throws InterruptedException {
    if (BEGUN.compareAndSet(false, true)) {
      thing = "thing";
    }
    return thing.length(); // expect: exception java.lang.NullPointerException
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        use(); // expect: exception java.lang.NullPointerException
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert use() == 5;
    other.join();
  }
}
