/**
 * Three threads count: each adds one to its own counter and to a common one under the lock of either. Arguments: how
 * often, and optionally the number of further objects that live as long as the program, which never touches them.
 * See counters.pml.
 */
public class Counters {
  private static final class Counter {
    int value;
  }

  /** One of the objects that the program does not touch. */
  private static final class Bystander {
    final Bystander next;
    int value;

    Bystander(Bystander next, int value) {
      this.next = next;
      this.value = value;
    }
  }

  private static final class Adder extends Thread {
    private final Counter own;
    private final Counter common;
    private final int rounds;

    Adder(Counter own, Counter common, int rounds) {
      this.own = own;
      this.common = common;
      this.rounds = rounds;
    }

    @Override
    public void run() {
      Counter mine = own;
      Counter ours = common;
      for (int left = rounds; left > 0; left--) {
        synchronized (mine) {
          mine.value++;
        }
        synchronized (ours) {
          ours.value++;
        }
      }
    }
  }

  private static Bystander bystanders;

  public static void main(String[] arguments) {
    Bystander last = null;
    for (int i = 0; i < (arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0); i++) {
      last = new Bystander(last, i);
    }
    bystanders = last;
    int rounds = Integer.parseInt(arguments[0]);
    Counter common = new Counter();
    for (int i = 0; i < 3; i++) {
      new Adder(new Counter(), common, rounds).start();
    }
  }
}
