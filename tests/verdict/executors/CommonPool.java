import java.util.concurrent.CompletableFuture;

/** supplyAsync on the common pool, whose threads are daemons. */
public class CommonPool { // expect: no-violation
  public static void main(String[] args) {
    assert CompletableFuture.supplyAsync(() -> 42).join() == 42;
  }
}
