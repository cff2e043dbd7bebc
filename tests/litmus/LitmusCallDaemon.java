import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// The pool is not shut down, and its thread is a daemon: the program ends, and that is no deadlock. The task is done by then, or not.
//
// outcome: done=0
// outcome: done=1
public class LitmusCallDaemon {
  static volatile int done;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    });
    pool.execute(() -> done = 1);
    Check.outcome("done=" + done);
  }
}
