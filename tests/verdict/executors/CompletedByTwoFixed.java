import java.util.concurrent.CompletableFuture;

/** complete() says who was first. */
public class CompletedByTwoFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    boolean[] first = new boolean[1];
    Thread other = new Thread(() -> first[0] = future.complete(1));
    other.start();
    boolean mine = future.complete(2);
    other.join();
    assert mine != first[0] && future.join() == (mine ? 2 : 1);
  }
}
