// A FutureTask that two threads run is run by the first of them; the other returns at once, perhaps before there is a
// result. get waits for it.
//
// outcome: by first, main found it done false
// outcome: by first, main found it done true
// outcome: by main

import java.util.concurrent.FutureTask;
import weaveproof.Check;

public class LitmusFutureTaskOnce {
  static final FutureTask<String> TASK = new FutureTask<>(() -> Thread.currentThread().getName());

  public static void main(String[] args) throws Exception {
    new Thread(TASK, "first").start();
    TASK.run();
    boolean done = TASK.isDone();
    String by = TASK.get();
    Check.outcome("by " + by + (by.equals("main") ? "" : ", main found it done " + done));
  }
}
