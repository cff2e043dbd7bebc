// sanitize-thread: yes
// Two tasks submitted to a pool of one thread run in the order of submission, one after the other; submit's futures
// carry their results, and get waits for them. Main's own write falls anywhere among them, but before the second get
// returns.
//
// The variable is multiplied by 10 and increased by 1, 2 and 3 in the order of the writers. Under a lock, so nothing is
// lost; 1 before 2 always, 3 anywhere.
//
// (The submissions are one step, to keep the states few; main's write and get are not. The pool's thread is a daemon,
// so that nothing has to be shut down.)
//
// outcome: 123
// outcome: 132
// outcome: 312

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import weaveproof.Check;

public class LitmusExecutorOrder {
  static int order;
  static Future<Integer> second;

  static synchronized int write(int me) {
    order = order * 10 + me;
    return order;
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
      Thread worker = new Thread(task);
      worker.setDaemon(true);
      return worker;
    });
    Check.atomic(() -> {
      pool.submit(() -> write(1));
      second = pool.submit(() -> write(2));
    });
    write(3);
    second.get();
    Check.outcome(order);
  }
}
