/**
 * The library calls back, and that never ends. Within such a call of the library its own accesses are not looked at: that it does not
 * wait for another thread is known only when they are.
 */
public class LoopWithinFormat {
  @Override public String toString() {
    int turn = 0;
    for (;;) turn ^= 1; // expect: loop
  }

  public static void main(String[] args) {
    new Thread(() -> String.format("%s", new LoopWithinFormat())).start();
  }
}
