package tickets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoothTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void twoCustomers(int tickets) throws InterruptedException {
    Booth booth = new Booth(tickets);
    boolean[] served = new boolean[2];
    Thread other = new Thread(() -> served[1] = booth.sell(), "other");
    other.start();
    served[0] = booth.sell();
    other.join();
    assertEquals(tickets == 2, served[0] && served[1], "both are served");
  }
}
