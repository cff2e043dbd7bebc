package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS, the first result of several tasks, of which one fails
 */
public class InvokeAny {
  public static void main(String[] args) throws Exception {
    int workers = Integer.parseInt(args[0]);
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    List<Callable<String>> work = new ArrayList<>();
    work.add(() -> {
      throw new IllegalStateException("no answer");
    });
    work.add(() -> "answer");
    String first = pool.invokeAny(work);
    assert first.equals("answer");
    pool.shutdown();
  }
}
