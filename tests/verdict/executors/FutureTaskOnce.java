import java.util.concurrent.FutureTask;

/** Two threads run one FutureTask: its function is called once, and both see the result. */
public class FutureTaskOnce { // expect: no-violation
  static int calls;
  static final FutureTask<Integer> TASK = new FutureTask<>(() -> ++calls);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(TASK);
    other.start();
    TASK.run();
    assert TASK.get() == 1;
    other.join();
    assert calls == 1;
  }
}
