// options: --property nonprogress
/** One thread that, after more than a thousand steps, goes in a circle and leaves garbage on the way. */
public class CircleInStartUp {
  static int turn;
  static Object last;

  public static void main(String[] args) {
    for (int i = 0; i < 1100; i++) turn = i;
    while (true) {
      turn = (turn + 1) % 7; // expect: nonprogress
      last = new Object(); // expect: nonprogress
    }
  }
}
