package subjects;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** A CompletableFuture, and stages that tell which thread runs them. */
public final class Completion {
  private final Log log = new Log();
  private final CompletableFuture<Integer> future = new CompletableFuture<>();
  private final CompletableFuture<Integer> other = new CompletableFuture<>();

  public boolean complete(int value) {
    return future.complete(value);
  }

  public boolean completeOther() {
    return other.complete(0);
  }

  public boolean fail() {
    return future.completeExceptionally(new IllegalStateException());
  }

  public boolean cancel() {
    return future.cancel(true);
  }

  public int get() throws InterruptedException, ExecutionException {
    return future.get();
  }

  public int join() {
    return future.join();
  }

  public int now() {
    return future.getNow(0);
  }

  public boolean isDone() {
    return future.isDone();
  }

  public void then() {
    future.thenAccept(value -> log.add("then " + value));
  }

  public void thenOf(int stage) {
    future.thenApply(value -> value + stage).thenAccept(value -> log.add("stage " + value));
  }

  public void handle() {
    future.whenComplete((value, e) -> log.add(e == null ? "came " + value : "failed"));
  }

  public int both() {
    return future.thenCombine(other, Integer::sum).join();
  }

  public Object either() {
    return CompletableFuture.anyOf(future, other).join();
  }

  public void async() {
    CompletableFuture.runAsync(() -> future.complete(3), task -> new Thread(task, "C").start());
  }

  public List<String> end() {
    return log.lines();
  }
}
