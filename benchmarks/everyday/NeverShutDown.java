package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: nobody shuts the pool down, so its thread waits for ever and the program does not end
 */
public class NeverShutDown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    int answer = pool.submit(() -> 42).get();
    assert answer == 42;
  }
}
