import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The worker of a pool that is never shut down waits for ever: the program does not end. */
public class PoolNotShutDown {
  static final ExecutorService POOL = Executors.newFixedThreadPool(1); // expect: deadlock anywhere

  public static void main(String[] args) throws Exception {
    POOL.submit(() -> 42).get();
  }
}
