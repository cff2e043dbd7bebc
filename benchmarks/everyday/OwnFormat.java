package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/* everyday: TASKS, a buffer of each worker's own, in a thread-local
 */
public class OwnFormat {
  private static final ThreadLocal<StringBuilder> BUFFER = ThreadLocal.withInitial(StringBuilder::new);

  private static String format(int number) {
    StringBuilder buffer = BUFFER.get();
    buffer.setLength(0);
    return buffer.append('<').append(number).append('>').toString();
  }

  public static void main(String[] args) throws Exception {
    int tasks = Integer.parseInt(args[0]);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?>[] results = new Future<?>[tasks];
    for (int task = 0; task < tasks; ++task) {
      int number = task;
      results[task] = pool.submit(() -> format(number));
    }
    for (int task = 0; task < tasks; ++task) {
      assert results[task].get().equals("<" + task + ">");
    }
    pool.shutdown();
  }
}
