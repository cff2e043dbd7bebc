import java.util.concurrent.LinkedBlockingQueue;

/** The middle of the pipeline waits, and ends when it is told to. */
public class PipelineEndsEarlyFixed { // expect: no-violation
  static final LinkedBlockingQueue<Integer> IN = new LinkedBlockingQueue<>(), OUT = new LinkedBlockingQueue<>();

  static void middle() throws InterruptedException {
    for (int number; (number = IN.take()) != 0;) OUT.add(number + 1);
  }

  public static void main(String[] args) throws Exception {
    Thread middle = new Thread(() -> {
      try {
        middle();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    middle.start();
    IN.add(1);
    IN.add(0);
    assert OUT.take() == 2;
    middle.join();
  }
}
