package everyday;

import java.util.concurrent.CompletableFuture;

/* everyday: MIRRORS, who asks several and takes the answer that comes first
 */
public class FirstAnswer {
  public static void main(String[] args) {
    CompletableFuture<?>[] mirrors = new CompletableFuture<?>[Integer.parseInt(args[0])];
    for (int i = 0; i < mirrors.length; ++i) {
      int number = i;
      mirrors[i] = CompletableFuture.supplyAsync(() -> "mirror " + number);
    }
    Object answer = CompletableFuture.anyOf(mirrors).join();
    assert answer.toString().startsWith("mirror");
  }
}
