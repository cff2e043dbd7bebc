import weaveproof.Check;

/** The first choice is one of data: the start-up ends there, although there is one thread only. */
public class ChoiceBehindStartUp {
  static int sum;

  public static void main(String[] args) {
    for (int i = 0; i < 1100; i++) sum = i;
    sum += Check.choose(0, 3);
    assert sum != 1101; // expect: assertion
  }
}
