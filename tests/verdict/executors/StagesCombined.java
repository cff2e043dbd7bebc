import java.util.concurrent.CompletableFuture;

/** thenCombine runs once both are there, in whichever thread comes last. */
public class StagesCombined { // expect: no-violation
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> left = new CompletableFuture<>();
    CompletableFuture<Integer> right = new CompletableFuture<>();
    CompletableFuture<Integer> sum = left.thenCombine(right, (x, y) -> x + y);
    Thread other = new Thread(() -> left.complete(3));
    other.start();
    right.complete(4);
    assert sum.join() == 7;
    other.join();
  }
}
