import weaveproof.Check;

/** Paths on which an assumption does not hold count for nothing. */
public class AssumptionPrunes { // expect: no-violation
  public static void main(String[] args) {
    int x = Check.choose(0, 9);
    int y = Check.choose(0, 9);
    Check.assume(x < y);
    assert y > 0 && x < 9;
  }
}
