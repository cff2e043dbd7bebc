package subjects;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A FutureTask. */
public final class OneTask {
  private final Log log = new Log();
  private final FutureTask<Integer> task;

  public OneTask(Job job) {
    task =
        new FutureTask<>(
            () -> {
              log.begin(job);
              if (job == Job.FAIL) {
                throw new IllegalStateException();
              }
              if (job == Job.WAIT) {
                log.sleep();
              }
              return 1;
            }) {
          @Override
          protected void done() {
            log.add("done");
          }
        };
  }

  public void run() {
    task.run();
  }

  public int get() throws InterruptedException, ExecutionException {
    return task.get();
  }

  public int getSoon() throws InterruptedException, ExecutionException, TimeoutException {
    return task.get(1, TimeUnit.SECONDS);
  }

  public boolean cancel(boolean interrupts) {
    return task.cancel(interrupts);
  }

  public boolean isDone() {
    return task.isDone();
  }

  public boolean isCancelled() {
    return task.isCancelled();
  }

  public List<String> end() {
    return log.lines();
  }
}
