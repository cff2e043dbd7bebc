/* weaveproof benchmark
 * name: alarm-clock
 * models: a clock that goes on tick by tick, and sleepers who ask to be woken at certain times
 * source: dfs-rb.txt, Table 1 (Alarm Clock), and pairwise.txt, Table 1
 * main: alarmclock.AlarmClock
 * threads: 3 / 4 / 5 (small/medium/large)
 * small: buggy 2 3 | correct 2 3
 * medium: buggy 3 4 | correct 3 4
 * large: buggy 4 8 | correct 4 8
 * verdict: deadlock | no-violation
 * options:
 * error: the alarm is entered into the list in one synchronized block and waited for in another: it may ring in between
 */
package alarmclock;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, sleepers, ticks until the clock stops. */
public class AlarmClock {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int sleepers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int ticks = args.length > 2 ? Integer.parseInt(args[2]) : 3;

    Clock clock = switch (variant) {
      case "buggy" -> new ForgetfulClock();
      case "correct" -> new RememberingClock();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    threads.add(new Ticker(clock, ticks));
    for (int i = 0; i < sleepers; i++) {
      threads.add(new Sleeper(i, clock, ticks));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert clock.now() == ticks : "the clock shows " + clock.now() + " after " + ticks + " ticks";
    assert !clock.hasAlarms() : "an alarm was never due";
  }
}
