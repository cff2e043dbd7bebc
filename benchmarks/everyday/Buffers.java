package everyday;

import java.util.concurrent.Exchanger;

/* everyday: ROUNDS, a full buffer for an empty one
 */
public class Buffers {
  public static void main(String[] args) throws InterruptedException {
    int rounds = Integer.parseInt(args[0]);
    Exchanger<StringBuilder> exchanger = new Exchanger<>();
    Thread filler = new Thread(() -> {
      StringBuilder buffer = new StringBuilder();
      try {
        for (int i = 0; i < rounds; ++i) {
          buffer.append(i);
          buffer = exchanger.exchange(buffer);
          assert buffer.length() == 0;
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    filler.start();
    StringBuilder buffer = new StringBuilder();
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < rounds; ++i) {
      buffer = exchanger.exchange(buffer);
      all.append(buffer);
      buffer.setLength(0);
    }
    filler.join();
    assert all.length() == rounds;
  }
}
