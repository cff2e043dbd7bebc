import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * CompletableFuture without other threads: composition, failure on its way through the stages, completion from outside.
 */
public class ConcCompletableFuture {
  static String outcome(CompletableFuture<?> f) {
    if (!f.isDone()) return "pending";
    try {
      return "" + f.join();
    } catch (CancellationException e) {
      return "cancelled";
    } catch (CompletionException e) {
      return "failed " + e.getCause();
    }
  }

  static void composing() {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    List<String> log = new ArrayList<>();
    CompletableFuture<String> text = a.thenApply(x -> x * 2).thenCombine(b, Integer::sum).thenApply(x -> "sum " + x);
    CompletableFuture<Void> accepted = a.thenAccept(x -> log.add("a is " + x));
    a.thenRun(() -> log.add("run"));
    CompletableFuture<Integer> composed = a.thenCompose(x -> b.thenApply(y -> x * 100 + y));
    CompletableFuture<String> either = a.applyToEither(b, x -> "first " + x);
    CompletableFuture<Void> both = a.runAfterBoth(b, () -> log.add("both"));
    a.acceptEither(b, x -> log.add("either " + x));
    a.thenAcceptBoth(b, (x, y) -> log.add("pair " + x + "," + y));
    System.out.println(outcome(text) + " " + outcome(accepted) + " " + a.getNumberOfDependents() + " " + a.getNow(-1));
    System.out.println(b.complete(7) + " " + outcome(either) + " " + outcome(composed) + " " + log);
    System.out.println(a.complete(5) + " " + a.complete(6) + " " + outcome(text) + " " + outcome(composed) + " "
        + outcome(both));
    log.sort(null);
    System.out.println(log + " " + a.getNow(-1) + " " + a.isDone() + " " + a.isCompletedExceptionally());
  }

  static void failing() throws Exception {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    CompletableFuture<Integer> mapped = source.thenApply(x -> 10 / x);
    CompletableFuture<Integer> recovered = mapped.exceptionally(e -> -1);
    CompletableFuture<String> handled =
        mapped.handle((x, e) -> x + "/" + (e == null ? null : e.getClass().getSimpleName() + ":" + e.getCause()));
    CompletableFuture<Integer> observed = mapped.whenComplete((x, e) -> {
      if (e == null) throw new IllegalStateException("from whenComplete");
    });
    CompletableFuture<Integer> rescued = mapped.exceptionallyCompose(e -> CompletableFuture.completedFuture(99));
    source.complete(0);
    System.out.println(outcome(mapped) + " " + outcome(recovered) + " " + outcome(handled) + " " + outcome(observed)
        + " " + outcome(rescued) + " " + mapped.isCompletedExceptionally());
    CompletableFuture<String> explicit = new CompletableFuture<>();
    CompletableFuture<String> after = explicit.thenApply(s -> s + "!");
    System.out.println(explicit.completeExceptionally(new java.io.IOException("lost")) + " " + outcome(explicit) + " "
        + outcome(after) + " " + outcome(explicit.exceptionally(e -> e.getClass().getSimpleName())) + " "
        + outcome(after.exceptionally(e -> e.getClass().getSimpleName())));
    try {
      explicit.get();
    } catch (ExecutionException e) {
      System.out.println("get " + e.getCause());
    }
    CompletableFuture<String> cancelled = new CompletableFuture<>();
    CompletableFuture<String> dependent = cancelled.thenApply(s -> s);
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + outcome(cancelled) + " "
        + outcome(dependent) + " " + dependent.isCancelled() + " " + cancelled.complete("late"));
    CompletableFuture<Integer> ok = CompletableFuture.completedFuture(1);
    System.out.println(outcome(ok.thenCompose(x -> CompletableFuture.failedFuture(new RuntimeException("inner")))) + " "
        + outcome(ok.whenComplete((x, e) -> {
      throw new IllegalStateException("from whenComplete");
    })) + " " + outcome(ok.thenCompose(x -> null)) + " "
        + outcome(ok.thenCombine(CompletableFuture.<Integer>failedFuture(new ArithmeticException("b")), Integer::sum)));
    try {
      new CompletableFuture<>().get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timeout " + e.getMessage());
    }
    ok.obtrudeValue(500);
    System.out.println(outcome(ok) + " " + ok.toString().replaceAll(".*\\[", "["));
  }

  static void many() {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    CompletableFuture<Integer> c = new CompletableFuture<>();
    CompletableFuture<Void> all = CompletableFuture.allOf(a, b, c);
    CompletableFuture<Object> any = CompletableFuture.anyOf(a, b, c);
    b.complete(2);
    System.out.println(outcome(all) + " " + outcome(any));
    a.complete(1);
    c.completeExceptionally(new IllegalStateException("c"));
    System.out.println(outcome(all) + " " + outcome(any) + " " + outcome(CompletableFuture.allOf()) + " "
        + outcome(CompletableFuture.anyOf()));
    CompletableFuture<Integer> chain = CompletableFuture.completedFuture(0);
    for (int i = 0; i < 100; i++) chain = chain.thenApply(x -> x + 1);
    CompletableFuture<Integer> root = new CompletableFuture<>();
    CompletableFuture<Integer> deep = root;
    for (int i = 0; i < 300; i++) deep = deep.thenApply(x -> x + 1);
    root.complete(0);
    CompletionStage<String> stage = CompletableFuture.completedStage("stage").thenApply(String::toUpperCase);
    System.out.println(outcome(chain) + " " + outcome(deep) + " " + outcome(stage.toCompletableFuture()) + " "
        + outcome(root.copy()) + " " + (root.copy() != root));
  }

  public static void main(String[] args) throws Exception {
    composing();
    failing();
    many();
  }
}
