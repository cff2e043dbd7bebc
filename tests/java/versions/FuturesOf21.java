// jdk: 21+
// State and result of futures that are done.
import java.util.concurrent.*;

public class FuturesOf21 {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> good = CompletableFuture.completedFuture(4), bad = CompletableFuture.failedFuture(new IllegalStateException("no")), open = new CompletableFuture<>();
    System.out.println(good.state() + " " + bad.state() + " " + open.state() + " " + good.resultNow() + " " + bad.exceptionNow());
    open.cancel(false);
    System.out.println(open.state());
    for (Future<?> f : new Future<?>[] {bad, open}) {
      try {
        f.resultNow();
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
    FutureTask<String> task = new FutureTask<>(() -> "ran");
    System.out.println(task.state());
    task.run();
    System.out.println(task.state() + " " + task.resultNow());
    try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
      System.out.println(pool.submit(() -> 6).get());
    }
    System.out.println("closed");
  }
}
