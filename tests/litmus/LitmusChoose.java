// Data choices: each value of each choice, in every combination. Bounds are included.
//
// outcome: 1 false
// outcome: 1 true
// outcome: 2 false
// outcome: 2 true
// outcome: 3 false
// outcome: 3 true
//
// sanitize: yes

import weaveproof.Check;

public class LitmusChoose {
  public static void main(String[] args) {
    int number = Check.choose(1, 3);
    Check.outcome(number + " " + Check.anyBoolean());
  }
}
