package everyday;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/* everyday: a question that ends with an exception when the time is over
 */
public class GivenUp {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<String> answer = new CompletableFuture<>();
    Thread server = new Thread(() -> answer.complete("yes"));
    server.start();
    try {
      String text = answer.orTimeout(1, TimeUnit.SECONDS).join();
      assert text.equals("yes");
    } catch (CompletionException e) {
      assert e.getCause() instanceof TimeoutException;
    }
    server.join();
  }
}
