/** The tickets come from a volatile counter: two threads may draw the same one. */
public class TicketDrawnTwice {
  static volatile int next;
  static volatile int serving;
  static volatile boolean inside;

  static void enter() {
    int mine = next++;
    while (serving != mine) Thread.onSpinWait();
    assert !inside; // expect: assertion
    inside = true;
    inside = false;
    serving = mine + 1;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> enter());
    other.start();
    enter();
    other.join();
  }
}
