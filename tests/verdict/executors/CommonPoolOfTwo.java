// expect: no-violation
import java.util.concurrent.CompletableFuture;

/** With two, every task has a thread of its own, which is none. */
public class CommonPoolOfTwo {
  static volatile boolean daemon;

  public static void main(String[] args) {
    CompletableFuture.runAsync(() -> daemon = Thread.currentThread().isDaemon()).join();
    assert !daemon;
  }
}
