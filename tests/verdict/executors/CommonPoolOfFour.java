// options: --processors 4
import java.util.concurrent.CompletableFuture;

/** With more than two processors a CompletableFuture uses the common pool, whose threads are daemons. */
public class CommonPoolOfFour {
  static volatile boolean daemon;

  public static void main(String[] args) {
    CompletableFuture.runAsync(() -> daemon = Thread.currentThread().isDaemon()).join();
    assert !daemon; // expect: assertion
  }
}
