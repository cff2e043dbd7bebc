/* weaveproof benchmark
 * name: papabench
 * models: the autopilot of a small unmanned aircraft: seven periodic tasks, sensors, servos, a flight plan, telemetry
 * source: dfs-rb.txt, Table 1 (jPapaBench), and pairwise.txt, Table 1
 * main: papabench.PapaBench
 * threads: 7 / 7 / 7 (small/medium/large)
 * small: buggy 4 staggered | correct 4 staggered
 * medium: buggy 10 staggered | correct 10 staggered
 * large: buggy 2 together | correct 2 together
 * verdict: race | no-violation
 * options: --property race
 * error: the reporting task reads the attitude without the lock under which the stabilisation task writes it
 */
package papabench;

import java.util.List;

/** Arguments: variant, ticks of the executive (25 ms each), whether the tasks start staggered or together. */
public class PapaBench {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int ticks = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    String phasing = args.length > 2 ? args[2] : "staggered";

    Attitude attitude = switch (variant) {
      case "buggy" -> new OpenAttitude();
      case "correct" -> new GuardedAttitude();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    boolean staggered = switch (phasing) {
      case "staggered" -> true;
      case "together" -> false;
      default -> throw new IllegalArgumentException("staggered or together, not " + phasing);
    };

    Airframe airframe = new Airframe();
    FlyByWire flyByWire = new FlyByWire();
    ModeSelector modes = new ModeSelector();
    Setpoints setpoints = new Setpoints();
    Surfaces surfaces = new Surfaces();
    GpsReceiver gps = new GpsReceiver(airframe);
    Telemetry telemetry = new Telemetry();
    List<PeriodicTask> tasks = List.of(
        new RadioControlTask(new RadioReceiver(), modes, setpoints),
        new StabilizationTask(new Infrared(airframe), attitude, setpoints, surfaces),
        new LinkServosTask(surfaces, flyByWire),
        new ReportingTask(attitude, gps, modes, telemetry),
        new ClimbControlTask(gps, modes, setpoints, surfaces),
        new AltitudeControlTask(gps, modes, setpoints),
        new NavigationTask(gps, FlightPlan.survey(), modes, setpoints));

    Executive executive = new Executive(tasks, staggered);
    executive.begin();
    for (int tick = 0; tick < ticks; tick++) {
      executive.tick(tick);
      flyByWire.checkFailsafe();
      airframe.move(flyByWire);
    }
    executive.end();
    airframe.checkEnvelope();
    assert flyByWire.damaged() == 0 : flyByWire.damaged() + " messages to the servos were damaged";
    assert telemetry.isIntact() : "a message to the ground was damaged";
  }
}
