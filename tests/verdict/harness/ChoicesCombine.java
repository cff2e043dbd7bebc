import weaveproof.Check;

/** Each combination of three coins comes up. */
public class ChoicesCombine {
  public static void main(String[] args) {
    boolean a = Check.anyBoolean();
    boolean b = Check.anyBoolean();
    boolean c = Check.anyBoolean();
    if (!a || b || !c) return;
    throw new IllegalArgumentException("a, not b, c"); // expect: exception java.lang.IllegalArgumentException
  }
}
