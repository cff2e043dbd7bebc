// One thread, two choices among 5 values, of which only the sign and nothing is kept: values that lead to equal states
// meet again at once.
//
// The first: 5 transitions into 2 states, before the write of false or true; each written: 2. The second: 5 transitions
// from each of the 2, all into one state behind it.
//
// With everything visible these 2 have one step more, the read of LockSupport.U.
//
// states: 1 + 2 + 2 + 2 = 7
// transitions: 5 + 2 + 2*5 = 17
// states, all visible: 1 + 2 + 2 + 2 + 2 = 9
// transitions, all visible: 5 + 2 + 2*5 + 2 = 19

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountForgottenChoices {
  static boolean positive;

  public static void main(String[] args) {
    positive = Check.choose(-2, 2) > 0;
    Check.choose(1, 5);
    LockSupport.park();
  }
}
