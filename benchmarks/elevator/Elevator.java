/* weaveproof benchmark
 * name: elevator
 * models: lifts that share the calls of a building, and people who come, press a button and wait
 * source: dfs-rb.txt, Table 1 (Elevator), and prss.txt, Table 1 (Elevator)
 * main: elevator.Elevator
 * threads: 3 / 3 / 4 (small/medium/large)
 * small: buggy 2 1 2 | correct 2 1 2
 * medium: buggy 2 2 2 | correct 2 2 2
 * large: buggy 3 6 6 | correct 3 6 6
 * verdict: exception java.lang.ArrayIndexOutOfBoundsException | no-violation
 * options:
 * error: a lift tests whether a call is free and takes it in two steps: two lifts go to the same floor, and the second
 *   one lets in people who are not there any more
 */
package elevator;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, lifts, people, floors. */
public class Elevator {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int liftCount = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int people = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    int floors = args.length > 3 ? Integer.parseInt(args[3]) : 3;

    Dispatch dispatch = switch (variant) {
      case "buggy" -> new HastyDispatch();
      case "correct" -> new LockedDispatch();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Building building = new Building(floors, people);
    List<Lift> lifts = new ArrayList<>();
    for (int i = 0; i < liftCount; i++) {
      lifts.add(new Lift(i, building, dispatch));
    }
    Thread visitors = new Visitors(building, people);
    for (Lift lift : lifts) {
      lift.start();
    }
    visitors.start();
    visitors.join();
    int delivered = 0;
    for (Lift lift : lifts) {
      lift.join();
      delivered += lift.delivered();
    }
    assert delivered == people : delivered + " of " + people + " people have got where they wanted";
  }
}
