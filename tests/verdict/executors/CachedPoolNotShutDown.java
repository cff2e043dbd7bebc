import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Idle workers of a cached pool end by themselves after a minute. */
public class CachedPoolNotShutDown { // expect: no-violation
  static final ExecutorService POOL = Executors.newCachedThreadPool();

  public static void main(String[] args) throws Exception {
    assert POOL.submit(() -> 42).get() == 42;
  }
}
