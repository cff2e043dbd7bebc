// A future is completed by one thread and cancelled by main: the first of them decides, and a stage that was registered
// before is run once, with the value or with the cancellation. cancel tells whether the future is cancelled now.
//
// outcome: completed, cancel false, stage value 1
// outcome: not completed, cancel true, stage CancellationException

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureCancelOrComplete {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
  static boolean completed;

  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<String> stage = FUTURE.handle(
        (value, error) -> error == null ? "value " + value : error.getClass().getSimpleName());
    Thread other = new Thread(() -> completed = FUTURE.complete(1));
    other.start();
    boolean cancelled = FUTURE.cancel(true);
    other.join();
    String text = (completed ? "completed" : "not completed") + ", cancel " + cancelled;
    Check.outcome(text + ", stage " + stage.join());
  }
}
