// The usual bugs, and their fixed twins; what JUnit alone would not see.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class CounterTest {
  private int plain;
  private int guarded;

  private void addPlain() {
    plain++;
  }

  private synchronized void addGuarded() {
    guarded++;
  }

  private static void twice(Runnable action) throws InterruptedException {
    Thread other = new Thread(action, "other");
    other.start();
    action.run();
    other.join();
  }

  // expect: lostUpdate violation
  @Test
  void lostUpdate() throws InterruptedException {
    twice(this::addPlain);
    assertEquals(2, plain);
  }

  // expect: noLostUpdate no-violation
  @Test
  void noLostUpdate() throws InterruptedException {
    twice(this::addGuarded);
    assertEquals(2, guarded);
  }

  // A thread's exception ends that thread, and JUnit knows nothing of it.
  // expect: exceptionElsewhere violation
  @Test
  void exceptionElsewhere() throws InterruptedException {
    Thread other = new Thread(() -> { throw new IllegalStateException("nobody looks"); }, "other");
    other.start();
    other.join();
  }

  // Two locks in either order.
  // expect: deadlock violation
  @Test
  void deadlock() throws InterruptedException {
    Object one = new Object(), two = new Object();
    Thread other = new Thread(() -> { synchronized (two) { synchronized (one) { plain++; } } }, "other");
    other.start();
    synchronized (one) { synchronized (two) { plain++; } }
    other.join();
  }

  // Nobody counts the latch down; the test does not wait for the thread that waits.
  // expect: leftBehind violation
  @Test
  void leftBehind() {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> { try { latch.await(); } catch (InterruptedException e) { } }, "waiter").start();
  }

  // expect: pool no-violation
  @Test
  void pool() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> answer = pool.submit(() -> 42);
    assertEquals(42, answer.get());
    pool.shutdown();
  }

  // expect: thrown no-violation
  @Test
  void thrown() {
    Exception e = assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("x"); });
    assertEquals("x", e.getMessage());
  }

  // expect: notThrown violation
  @Test
  void notThrown() {
    assertThrows(IllegalStateException.class, () -> plain++);
  }
}
