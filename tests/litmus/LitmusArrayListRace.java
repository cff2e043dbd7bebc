// Two threads add to an ArrayList with room for both, without a lock. add is: read the array and the size s, store at
// s, set the size to s + 1.
//
// One behind the other: 1 2 or 2 1. Both read size 0: both store at 0 and set the size to 1; the later store remains,
// whatever the order of the two writes of the size. (A thread that reads the size behind the other's write of it sees
// the other's store as well: no hole is possible with one addition each.)
//
// outcome: [1, 2]
// outcome: [2, 1]
// outcome: [1]
// outcome: [2]

import java.util.ArrayList;
import weaveproof.Check;

public class LitmusArrayListRace {
  static final ArrayList<Integer> LIST = new ArrayList<>(4);

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> LIST.add(1));
    Thread second = new Thread(() -> LIST.add(2));
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(LIST);
  }
}
