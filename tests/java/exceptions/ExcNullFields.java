// stress: yes
// The messages of NullPointerException for fields and arrays: reads, writes, lengths, chains, statics, parameters,
// locals.
public class ExcNullFields {
  int number;
  long wide;
  ExcNullFields next;
  int[] ints;
  String[][] grid;
  Object[] objects;
  static ExcNullFields shared;
  static int[][][] cube;

  ExcNullFields next() {
    return next;
  }

  static ExcNullFields make(int n, String s) {
    return null;
  }

  static int[] array(int n) {
    return n == 0 ? null : new int[n];
  }

  interface Action {
    void run();
  }

  static void show(Action action) {
    try {
      action.run();
      System.out.println("no exception");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  static void parameters(ExcNullFields first, int[] second, long ignored, Object[] third) {
    show(() -> first.number = 1);
    try {
      first.number++;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      second[3] = 5;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      third[0] = "x";
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  void receiver(int[] parameter) {
    int i = 2;
    try {
      ints[i] = 3;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      this.next.next.wide = 4;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      parameter[i + 1]++;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    int[] local = parameter;
    try {
      System.out.println(local.length);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  static void arrayTypes() {
    byte[] bytes = null;
    boolean[] booleans = null;
    char[] chars = null;
    short[] shorts = null;
    long[] longs = null;
    float[] floats = null;
    double[] doubles = null;
    Object[] objects = null;
    Action[] reads = {()
                          -> System.out.println(bytes[0]),
        ()
            -> System.out.println(booleans[0]),
        ()
            -> System.out.println(chars[0]),
        ()
            -> System.out.println(shorts[0]),
        ()
            -> System.out.println(longs[0]),
        ()
            -> System.out.println(floats[0]),
        ()
            -> System.out.println(doubles[0]),
        ()
            -> System.out.println(objects[0]),
        ()
            -> bytes[0] = 1,
        ()
            -> booleans[0] = true,
        ()
            -> chars[0] = 'c',
        ()
            -> shorts[0] = 1,
        ()
            -> longs[0] = 1,
        () -> floats[0] = 1, () -> doubles[0] = 1, () -> objects[0] = "x", () -> System.out.println(doubles.length)};
    for (Action action : reads) show(action);
  }

  public static void main(String[] args) {
    ExcNullFields object = new ExcNullFields();
    show(() -> System.out.println(object.next.number));
    show(() -> System.out.println(object.next().number));
    show(() -> System.out.println(object.next.next().ints[3]));
    show(() -> System.out.println(object.ints[object.number]));
    show(() -> object.grid[1][2] = "x");
    show(() -> object.ints[object.number + 1] += 5);
    show(() -> shared.wide++);
    show(() -> shared.next.wide = 3);
    show(() -> System.out.println(cube[1][2][3]));
    show(() -> System.out.println(make(1, "x").ints.length));
    show(() -> System.out.println(array(0)[1]));
    show(() -> System.out.println(array(0).length));
    show(() -> System.out.println(((ExcNullFields) object.objects[2]).number));
    cube = new int[2][][];
    show(() -> System.out.println(cube[1][2][3]));
    cube[1] = new int[3][];
    show(() -> cube[1][2][args.length + 3] = 5);
    object.grid = new String[2][];
    int i = 1;
    int j = 0;
    show(() -> System.out.println(object.grid[i][j].length()));
    object.grid[1] = new String[1];
    show(() -> System.out.println(object.grid[i][j].length()));
    object.objects = new Object[3];
    show(() -> System.out.println(((ExcNullFields) object.objects[2]).number));
    show(() -> System.out.println(((int[]) object.objects[1])[0]));
    parameters(null, null, 7L, null);
    object.receiver(null);
    arrayTypes();
    try {
      ExcNullFields first = null, second = object;
      second.number = first.number;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      (args.length == 0 ? null : object).number = 1;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
