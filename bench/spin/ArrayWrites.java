/**
 * Two threads write, an element a step, each into its half of one array that both can reach. Arguments: ints or
 * objects, the length of the array, and how often. Has no counterpart in Promela.
 */
public class ArrayWrites {
  private static final class Writer extends Thread {
    private final int[] ints;
    private final Object[] objects;
    private final int from;
    private final int to;
    private final int writes;

    Writer(int[] ints, Object[] objects, int from, int to, int writes) {
      this.ints = ints;
      this.objects = objects;
      this.from = from;
      this.to = to;
      this.writes = writes;
    }

    @Override
    public void run() {
      int distance = Math.max(1, (to - from) / writes);
      int at = from;
      for (int i = 1; i <= writes; i++) {
        if (ints != null) {
          ints[at] = i;
        } else {
          objects[at] = new Object();
        }
        at = at + distance < to ? at + distance : from;
      }
    }
  }

  public static void main(String[] arguments) {
    boolean numbers = arguments[0].equals("ints");
    int length = Integer.parseInt(arguments[1]);
    int writes = Integer.parseInt(arguments[2]);
    int[] ints = numbers ? new int[length] : null;
    Object[] objects = numbers ? null : new Object[length];
    new Writer(ints, objects, 0, length / 2, writes).start();
    new Writer(ints, objects, length / 2, length, writes).start();
  }
}
