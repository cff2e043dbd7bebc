// One thread, two choices among m = 3 values, each kept in a variable.
//
// A choice leads to m states, in each of which the value is written: a tree of 1, m, m, m*m, m*m states, and m, m, m*m,
// m*m
// transitions into them.
//
// With everything visible the m*m ends have one step more each, the read of LockSupport.U.
//
// states: 1 + 3 + 3 + 9 + 9 = 25
// transitions: 3 + 3 + 9 + 9 = 24
// states, all visible: 1 + 3 + 3 + 9 + 9 + 9 = 34
// transitions, all visible: 3 + 3 + 9 + 9 + 9 = 33

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountChoices {
  static int x, y;

  public static void main(String[] args) {
    x = Check.choose(1, 3);
    y = Check.choose(1, 3);
    LockSupport.park();
  }
}
