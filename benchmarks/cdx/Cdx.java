/* weaveproof benchmark
 * name: cdx
 * models: an air traffic collision detector: a radar that sends frames of aircraft positions through a bounded buffer,
 *   and a detector that turns two successive frames into motions and looks for those that come too close
 * source: dfs-rb.txt, Table 8 (CDx)
 * main: cdx.Cdx
 * threads: 2 / 2 / 2 (small/medium/large)
 * small: buggy 4 2 1 | correct 4 2 1
 * medium: buggy 6 2 2 | correct 6 2 2
 * large: buggy 60 8 3 | correct 60 8 3
 * verdict: race | no-violation
 * options: --property race
 * error: the number of dropped frames has no lock; the two threads meet there only when the detector has noticed a gap
 *   and the radar is about to drop another frame
 */
package cdx;

/** Arguments: variant, frames, aircraft (up to eight), places in the buffer. */
public class Cdx {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int frames = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int aircraft = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    int places = args.length > 3 ? Integer.parseInt(args[3]) : 1;

    Statistics statistics = switch (variant) {
      case "buggy" -> new OpenStatistics();
      case "correct" -> new GuardedStatistics();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    FrameBuffer buffer = new FrameBuffer(places);
    Radar radar = new Radar(buffer, statistics, frames, aircraft);
    DetectorThread detector = new DetectorThread(buffer, statistics);
    radar.start();
    detector.start();
    radar.join();
    detector.join();

    assert detector.processed() + statistics.dropped() == frames
        : detector.processed() + " frames processed, " + statistics.dropped() + " dropped, " + frames + " sent";
    if (statistics.dropped() == 0) {
      int expected = new ReferenceRun(aircraft).collisions(frames);
      assert detector.collisions() == expected : detector.collisions() + " collisions instead of " + expected;
    }
  }
}
