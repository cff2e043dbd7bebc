import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// The exception of the first task ends its thread. The pool makes another one for the second task: for itself, or because execute finds
// too few. There never are two, so it is the second thread.
//
// outcome: thread=2 told=1
// outcome: thread=2 told=0
public class LitmusCallTaskFails {
  static volatile int told;

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> told = 1);
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {
      throw new IllegalStateException();
    });
    String name = pool.submit(() -> Thread.currentThread().getName()).get();
    Check.outcome("thread=" + name.substring(name.length() - 1) + " told=" + told);
    pool.shutdown();
  }
}
