import weaveproof.Check;

/** Both bounds are included, and nothing beyond them. */
public class ChoiceStaysInRange { // expect: no-violation
  public static void main(String[] args) {
    int x = Check.choose(-3, 9);
    int y = Check.choose(4, 4);
    assert -3 <= x && x <= 9 && y == 4;
  }
}
