import java.util.concurrent.ExecutorCompletionService;

/** Whatever the order, both results come. */
public class CompletionOrderFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(task -> new Thread(task).start());
    service.submit(() -> 1);
    service.submit(() -> 2);
    int sum = service.take().get();
    sum += service.take().get();
    assert sum == 3;
  }
}
