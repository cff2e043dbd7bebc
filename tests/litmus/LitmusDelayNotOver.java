// A DelayQueue gives out only what is due. poll, without waiting, finds what the other has put in, if that is due:
// the one with no delay, never the one with a delay of an hour, which is put in first.
//
// (What the other does is two steps, to keep the states few.)
//
// outcome: null
// outcome: due

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusDelayNotOver {
  static class Thing implements Delayed {
    final String name;
    final long hours;

    Thing(String name, long hours) {
      this.name = name;
      this.hours = hours;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(hours, TimeUnit.HOURS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(hours, ((Thing) other).hours);
    }
  }

  public static void main(String[] args) {
    DelayQueue<Thing> queue = new DelayQueue<>();
    new Thread(() -> {
      Check.atomic(() -> queue.add(new Thing("later", 1)));
      Check.atomic(() -> queue.add(new Thing("due", 0)));
    }).start();
    Thing thing = queue.poll();
    Check.outcome(thing == null ? null : thing.name);
  }
}
