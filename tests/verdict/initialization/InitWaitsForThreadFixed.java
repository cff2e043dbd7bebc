/** The thread's code lives in another class, and hands its result over. */
public class InitWaitsForThreadFixed { // expect: no-violation
  static class Job extends Thread {
    int result;

    @Override
    public void run() {
      result = 42;
    }
  }

  static final int VALUE;

  static {
    Job job = new Job();
    job.start();
    try {
      job.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    VALUE = job.result;
  }

  public static void main(String[] args) {
    assert VALUE == 42;
  }
}
