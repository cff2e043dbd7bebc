// A pool of one thread with no place to queue and the policy that the caller runs what is refused. The first task goes
// to the new thread. The second is handed to that thread if it waits for work already; else main runs it.
//
// (The submissions are steps of their own, to keep the states few. The pool's thread is a daemon, so that nothing has
// to be shut down.)
//
// outcome: second by worker
// outcome: second by main

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusExecutorCallerRuns {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
      Thread worker = new Thread(task, "worker");
      worker.setDaemon(true);
      return worker;
    }, new ThreadPoolExecutor.CallerRunsPolicy());
    Check.atomic(() -> pool.execute(() -> {}));
    CompletableFuture<String> by = new CompletableFuture<>();
    Check.atomic(() -> pool.execute(() -> by.complete(Thread.currentThread().getName())));
    Check.outcome("second by " + by.join());
  }
}
