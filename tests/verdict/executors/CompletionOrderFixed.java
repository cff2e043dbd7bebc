import java.util.concurrent.ExecutorCompletionService;

/** Whatever the order, both results come. */
public class CompletionOrderFixed { // expect: no-violation
  static final ExecutorCompletionService<Integer> SERVICE = new ExecutorCompletionService<>(task -> task.run());

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> SERVICE.submit(() -> 2));
    other.start();
    SERVICE.submit(() -> 1);
    int sum = SERVICE.take().get();
    other.join();
    sum += SERVICE.poll().get();
    assert sum == 3;
  }
}
