/* weaveproof benchmark
 * name: token-ring
 * models: stations around a ring; only the one that holds the token may send, and then it hands the token on
 * source: a classic among small kernels; the bug is after the early token release of fast rings
 * main: tokenring.TokenRing
 * threads: 3 / 4 / 6 (small/medium/large)
 * small: buggy 3 2 | correct 3 2
 * medium: buggy 4 6 | correct 4 6
 * large: buggy 6 40 | correct 6 40
 * verdict: assertion | no-violation
 * options:
 * error: a station releases the token before the end of its frame has left: two stations send at a time
 */
package tokenring;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, stations, frames that each of them sends. */
public class TokenRing {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int count = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int frames = args.length > 2 ? Integer.parseInt(args[2]) : 2;

    Medium medium = new Medium();
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      links.add(new Link());
    }
    List<Thread> stations = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Link in = links.get(i);
      Link out = links.get((i + 1) % count);
      stations.add(switch (variant) {
        case "buggy" -> new EarlyReleaseStation(i, in, out, medium, frames);
        case "correct" -> new PatientStation(i, in, out, medium, frames);
        default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
      });
    }
    for (Thread station : stations) {
      station.start();
    }
    Token token = new Token();
    links.get(0).put(token);
    for (Thread station : stations) {
      station.join();
    }
    assert medium.frames() == count * frames : medium.frames() + " frames were sent";
    assert token.hops == count * frames : "the token made " + token.hops + " hops";
  }
}
