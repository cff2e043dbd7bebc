package everyday;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/* everyday: a question with a default answer when the time is over
 */
public class TimedAnswer {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<String> answer = new CompletableFuture<>();
    Thread server = new Thread(() -> answer.complete("yes"));
    server.start();
    String text = answer.completeOnTimeout("unknown", 1, TimeUnit.SECONDS).join();
    server.join();
    assert text.equals("yes") || text.equals("unknown");
  }
}
