// sanitize-thread: yes
// A dependent stage is run by the thread that completes the future, if it was registered before that; else by the one
// that registers it. It is run once in any case.
//
// outcome: run by completer, value 2
// outcome: run by main, value 2

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusThenApply {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
  static volatile String runBy = "";

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread completer = new Thread(() -> FUTURE.complete(1));
    completer.start();
    int value = FUTURE.thenApply(v -> {
      runBy += Thread.currentThread() == main ? "main" : "completer";
      return v + 1;
    }).join();
    Check.outcome("run by " + runBy + ", value " + value);
  }
}
