import java.util.concurrent.LinkedBlockingQueue;

/** The middle of the pipeline ends when it finds nothing to do, which may be before anything has come. */
public class PipelineEndsEarly {
  static final LinkedBlockingQueue<Integer> IN = new LinkedBlockingQueue<>(), OUT = new LinkedBlockingQueue<>();

  static void middle() throws InterruptedException {
    for (Integer number; (number = IN.poll()) != null;) OUT.add(number + 1);
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
    assert OUT.take() == 2; // expect: deadlock
    middle.join();
  }
}
