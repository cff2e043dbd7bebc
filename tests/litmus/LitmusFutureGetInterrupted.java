// A thread waits for a future; main interrupts it and then completes the future. Interrupted before or in the wait: get
// throws and the flag is cleared. Or the value is there when it looks, before it has seen the interrupt: it gets it,
// and the interrupt is still pending.
//
// outcome: threw flag=false
// outcome: got 1 flag=true

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import weaveproof.Check;

public class LitmusFutureGetInterrupted {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

  public static void main(String[] args) {
    Thread getter = new Thread(() -> {
      String result;
      try {
        result = "got " + FUTURE.get();
      } catch (InterruptedException e) {
        result = "threw";
      } catch (ExecutionException e) {
        throw new AssertionError(e);
      }
      Check.outcome(result + " flag=" + Thread.currentThread().isInterrupted());
    });
    getter.start();
    getter.interrupt();
    FUTURE.complete(1);
  }
}
