/* weaveproof benchmark
 * name: piper
 * models: passengers who are filled into a gangway of few places at one end and leave it at the other
 * source: the documented multi-threaded bugs of Eytani and Ur, on which tici.txt draws (piper)
 * main: piper.Piper
 * threads: 3 / 4 / 6 (small/medium/large)
 * small: buggy 2 1 2 2 | correct 2 1 2 2
 * medium: buggy 2 2 2 2 | correct 2 2 2 2
 * large: buggy 3 3 3 3 | correct 3 3 3 3
 * verdict: deadlock | no-violation
 * options:
 * error: a filler that was woken does not look again whether there is room: the gangway wraps around, passengers are
 *   lost, and an emptier waits for them for ever
 */
package piper;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, fillers, emptiers, passengers of each filler, slots (one of them always stays empty). */
public class Piper {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int fillers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int emptiers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int passengers = args.length > 3 ? Integer.parseInt(args[3]) : 2;
    int slots = args.length > 4 ? Integer.parseInt(args[4]) : 2;
    if (fillers * passengers % emptiers != 0) {
      throw new IllegalArgumentException("the passengers cannot be shared equally by " + emptiers + " emptiers");
    }

    Gangway gangway = switch (variant) {
      case "buggy" -> new TrustingGangway(slots);
      case "correct" -> new CheckingGangway(slots);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < fillers; i++) {
      threads.add(new Filler("filler " + i, gangway, i * passengers, passengers));
    }
    for (int i = 0; i < emptiers; i++) {
      threads.add(new Emptier("emptier " + i, gangway, fillers * passengers / emptiers));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
