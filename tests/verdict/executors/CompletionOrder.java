import java.util.concurrent.ExecutorCompletionService;

/** A completion service hands out results in the order in which they come, not in that of the tasks. */
public class CompletionOrder {
  static final ExecutorCompletionService<Integer> SERVICE = new ExecutorCompletionService<>(task -> task.run());

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> SERVICE.submit(() -> 2));
    other.start();
    SERVICE.submit(() -> 1);
    assert SERVICE.take().get() == 1; // expect: assertion
    other.join();
  }
}
