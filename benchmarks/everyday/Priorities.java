package everyday;

import java.util.concurrent.PriorityBlockingQueue;

/* everyday: PRODUCERS, jobs with priorities
 */
public class Priorities {
  private static class Job implements Comparable<Job> {
    private final int priority;

    Job(int priority) {
      this.priority = priority;
    }

    @Override
    public int compareTo(Job other) {
      return Integer.compare(priority, other.priority);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] producers = new Thread[Integer.parseInt(args[0])];
    PriorityBlockingQueue<Job> jobs = new PriorityBlockingQueue<>();
    for (int i = 0; i < producers.length; ++i) {
      int priority = i;
      producers[i] = new Thread(() -> jobs.put(new Job(priority)));
      producers[i].start();
    }
    int sum = 0;
    for (int i = 0; i < producers.length; ++i) {
      sum += jobs.take().priority;
    }
    assert sum == producers.length * (producers.length - 1) / 2;
  }
}
