// A loop that goes round an array until it finds an element that is set; it counts its rounds in a local variable, so
// that it never stands in the same state twice, up to three. Element 1 is set before element 0. Given up after three
// elements (0, 1, 0), or found: 1 in the second look, or 0 in the first or third.
//
// Element 0 in the first look: both were set. Element 1 in the second: 0 was not yet. Element 0 in the third: both
// were set behind the second look.
//
// outcome: found 0 after 0
// outcome: found 1 after 1
// outcome: found 0 after 2
// outcome: given up

import weaveproof.Check;

public class LitmusSpinOnElement {
  static final int[] ELEMENTS = new int[2];

  public static void main(String[] args) {
    new Thread(() -> {
      ELEMENTS[1] = 1;
      ELEMENTS[0] = 1;
    }).start();
    for (int looks = 0; looks < 3; ++looks)
      if (ELEMENTS[looks % 2] == 1) {
        Check.outcome("found " + looks % 2 + " after " + looks);
        return;
      }
    Check.outcome("given up");
  }
}
