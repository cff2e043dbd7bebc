import weaveproof.Check;

/** Every value of a choice is tried. */
public class ChoiceFindsValue {
  public static void main(String[] args) {
    int x = Check.choose(-3, 9);
    assert x != 9; // expect: assertion
  }
}
