/** Exceptions: thrown by hand and by the machine, caught at once and many frames below, passed on through finally. */
public class Exceptions {
  static final class Found extends Exception {
    private static final long serialVersionUID = 1;
    final int value;

    Found(int value) {
      super("found " + value);
      this.value = value;
    }
  }

  static int unwound;

  static void search(int depth, int value) throws Found {
    if (depth == 0) throw new Found(value);
    try {
      search(depth - 1, value + 1);
    } finally {
      unwound++;
    }
  }

  static int atDepth(int depth, int rounds) {
    int sum = 0;
    for (int i = 0; i < rounds; i++) {
      try {
        search(depth, i);
      } catch (Found found) {
        sum += found.value;
      }
    }
    return sum;
  }

  static int byTheMachine(int rounds) {
    int[] numbers = new int[8];
    String[] texts = new String[8];
    int caught = 0;
    for (int i = 0; i < rounds; i++) {
      try {
        switch (i % 4) {
          case 0 -> numbers[i % 16 + 1]++;
          case 1 -> numbers[0] = i / (numbers[1] - numbers[1]);
          case 2 -> numbers[2] = texts[i % 8].length();
          default -> texts[0] = (String) (Object) i;
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        caught += 1;
      } catch (ArithmeticException | NullPointerException e) {
        caught += 10;
      } catch (RuntimeException e) {
        caught += 100;
      }
    }
    return caught;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 50000;
    System.out.println("at once " + atDepth(0, size * 2));
    System.out.println("at depth " + atDepth(40, size) + ", unwound " + unwound);
    System.out.println("by the machine " + byTheMachine(size));
  }
}
