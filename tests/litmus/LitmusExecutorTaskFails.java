// What a submitted task throws comes out of get, wrapped in an ExecutionException, and does not end the pool's thread.
// Main asks before that whether the task is done.
//
// (The submission is one step, to keep the states few. The pool's thread is a daemon, so that nothing has to be shut
// down.)
//
// outcome: done false, then IllegalStateException
// outcome: done true, then IllegalStateException

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import weaveproof.Check;

public class LitmusExecutorTaskFails {
  static Future<Integer> future;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
      Thread worker = new Thread(task);
      worker.setDaemon(true);
      return worker;
    });
    Callable<Integer> task = () -> {
      throw new IllegalStateException();
    };
    Check.atomic(() -> future = pool.submit(task));
    boolean done = future.isDone();
    try {
      Check.outcome("value " + future.get());
    } catch (ExecutionException e) {
      Check.outcome("done " + done + ", then " + e.getCause().getClass().getSimpleName());
    }
  }
}
