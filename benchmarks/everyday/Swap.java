package everyday;

import java.util.concurrent.Exchanger;

/* everyday: ROUNDS, a buffer that is filled and one that is emptied change hands
 */
public class Swap {
  public static void main(String[] args) throws InterruptedException {
    int rounds = Integer.parseInt(args[0]);
    Exchanger<int[]> exchanger = new Exchanger<>();
    Thread filler = new Thread(() -> {
      int[] buffer = new int[1];
      try {
        for (int round = 1; round <= rounds; ++round) {
          buffer[0] = round;
          buffer = exchanger.exchange(buffer);
        }
      } catch (InterruptedException nobodyInterrupts) {
        throw new AssertionError(nobodyInterrupts);
      }
    });
    filler.start();
    int[] buffer = new int[1];
    for (int round = 1; round <= rounds; ++round) {
      buffer = exchanger.exchange(buffer);
      assert buffer[0] == round;
    }
    filler.join();
  }
}
