// get with a time-out on a future that another thread completes: the value, or the time is over first. Completed in the
// end it is in any case.
//
// outcome: got 1, in the end 1
// outcome: timeout, in the end 1

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import weaveproof.Check;

public class LitmusFutureGetTimed {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

  public static void main(String[] args) throws Exception {
    Thread completer = new Thread(() -> FUTURE.complete(1));
    completer.start();
    String result;
    try {
      result = "got " + FUTURE.get(5, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      result = "timeout";
    }
    completer.join();
    Check.outcome(result + ", in the end " + FUTURE.getNow(0));
  }
}
