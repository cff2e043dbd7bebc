// Main waits for a task's result; the thread that runs the task interrupts main before it begins. get looks at the
// result first: it throws only if it finds none, and the interrupt stays pending if it finds one.
//
// outcome: result 7, interrupted true
// outcome: throws, interrupted false

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import weaveproof.Check;

public class LitmusTaskGetInterrupted {
  public static void main(String[] args) throws ExecutionException {
    FutureTask<Integer> task = new FutureTask<>(() -> 7);
    Thread main = Thread.currentThread();
    new Thread(() -> {
      main.interrupt();
      task.run();
    }).start();
    String how;
    try {
      how = "result " + task.get();
    } catch (InterruptedException e) {
      how = "throws";
    }
    Check.outcome(how + ", interrupted " + main.isInterrupted());
  }
}
