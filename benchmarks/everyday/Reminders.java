package everyday;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/* everyday: REMINDERS, notes that a thread gets when their time has come
 */
public class Reminders {
  private static class Note implements Delayed {
    private final int number;
    private final long due;

    Note(int number) {
      this.number = number;
      this.due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(10L * number);
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Integer.compare(number, ((Note) other).number);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int count = Integer.parseInt(args[0]);
    DelayQueue<Note> notes = new DelayQueue<>();
    int[] sum = new int[1];
    Thread reader = new Thread(() -> {
      try {
        for (int i = 0; i < count; ++i) {
          sum[0] += notes.take().number;
        }
      } catch (InterruptedException nobodyInterrupts) {
        throw new AssertionError(nobodyInterrupts);
      }
    });
    reader.start();
    for (int number = 1; number <= count; ++number) {
      notes.put(new Note(number));
    }
    reader.join();
    assert sum[0] == count * (count + 1) / 2;
  }
}
