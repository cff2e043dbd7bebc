// expect: no-violation
import weaveproof.Check;

/** No schedule meets the assumption. */
public class AssumedFalseAtOnce {
  public static void main(String[] args) {
    Check.assume(args.length > 0);
    assert false;
  }
}
