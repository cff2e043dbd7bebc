package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccountTest {
  private final Account mine = new Account(10), yours = new Account(10);

  @Test
  void transfersInOneDirection() throws InterruptedException {
    Thread other = new Thread(() -> mine.transfer(yours, 3));
    other.start();
    mine.transfer(yours, 4);
    other.join();
    assertEquals(3, mine.balance());
    assertEquals(17, yours.balance());
  }

  @Test
  void transfersInBothDirections() throws InterruptedException {
    Thread other = new Thread(() -> yours.transfer(mine, 3), "other");
    other.start();
    mine.transfer(yours, 4);
    other.join();
    assertEquals(9, mine.balance());
  }
}
