import java.util.concurrent.ExecutorCompletionService;

/** A completion service hands out results in the order in which they come, not in that of the tasks. */
public class CompletionOrder {
  public static void main(String[] args) throws Exception {
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(task -> new Thread(task).start());
    service.submit(() -> 1);
    service.submit(() -> 2);
    assert service.take().get() == 1; // expect: assertion
    service.take();
  }
}
