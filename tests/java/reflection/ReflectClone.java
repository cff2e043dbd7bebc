// sanitize: yes
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Object.clone: arrays, shallow and deep copies, inheritance, refusals; getClass, equals, hashCode contracts. */
public class ReflectClone {
  static class Shallow implements Cloneable {
    int number = 1;
    int[] data = {1, 2};
    List<String> list = new ArrayList<>(List.of("a"));

    @Override
    public Shallow clone() {
      try {
        return (Shallow) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Deep extends Shallow {
    final String fixed;
    Deep child;
    static int constructed;

    Deep(String fixed) {
      this.fixed = fixed;
      constructed++;
    }

    @Override
    public Deep clone() {
      Deep copy = (Deep) super.clone();
      copy.data = data.clone();
      copy.list = new ArrayList<>(list);
      if (child != null) copy.child = child.clone();
      return copy;
    }
  }

  static class NotCloneable {
    Object tryClone() throws CloneNotSupportedException {
      return super.clone();
    }
  }

  static class All implements Cloneable {
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long j = 4;
    float f = 5;
    double d = 6;
    Object o = "o";

    All copy() throws CloneNotSupportedException {
      return (All) clone();
    }

    @Override
    public String toString() {
      return "" + z + b + c + s + i + j + f + d + o;
    }
  }

  public static void main(String[] args) throws Exception {
    Shallow original = new Shallow();
    Shallow copy = original.clone();
    copy.number = 2;
    copy.data[0] = 100;
    copy.list.add("b");
    System.out.println(original.number + " " + original.data[0] + " " + original.list + " " + (copy != original) + " "
        + (copy.getClass() == original.getClass()));
    Deep deep = new Deep("fixed");
    deep.child = new Deep("child");
    deep.child.data[1] = 55;
    Deep twin = deep.clone();
    twin.data[0] = -1;
    twin.list.clear();
    twin.child.data[1] = -2;
    System.out.println(deep.data[0] + " " + deep.list + " " + deep.child.data[1] + " " + twin.fixed + " "
        + twin.child.fixed + " " + (twin.child != deep.child) + " " + Deep.constructed);
    try {
      new NotCloneable().tryClone();
    } catch (CloneNotSupportedException e) {
      System.out.println(e.getMessage());
    }
    All all = new All();
    All other = all.copy();
    other.j = -4;
    other.z = false;
    System.out.println(all + " " + other + " " + (all.o == other.o));
    int[][] matrix = {{1, 2}, {3}};
    int[][] shallow = matrix.clone();
    int[][] full = Arrays.stream(matrix).map(int[]::clone).toArray(int[][]::new);
    matrix[0][0] = 9;
    matrix[1] = new int[] {7};
    System.out.println(Arrays.deepToString(shallow) + Arrays.deepToString(full) + (shallow[0] == matrix[0]) + " "
        + new boolean[] {true}.clone()[0] + new char[] {'q'}.clone()[0] + new double[] {.5}.clone()[0]
        + new long[3].clone().length + " "
        + new String[] {"s"}.clone().getClass().getSimpleName() + " " + new int[0].clone().length);
    Object array = new byte[] {4};
    System.out.println(((byte[]) array).clone() != array);
    Method clone = Object.class.getDeclaredMethod("clone");
    System.out.println(clone + " "
        + Arrays.stream(Shallow.class.getDeclaredMethods()).map(Method::toString).sorted().toList());
    for (Object o : new Object[] {new Shallow(), "text", new int[1]}) {
      try {
        Method m = o.getClass().getMethod("clone");
        System.out.println(m.invoke(o) != o);
      } catch (NoSuchMethodException e) {
        System.out.println("no public clone: " + e.getMessage());
      } catch (InvocationTargetException | IllegalAccessException e) {
        System.out.println(e.getClass().getSimpleName());
      }
    }
    Map<String, List<Integer>> map = new HashMap<>(Map.of("k", new ArrayList<>(List.of(1))));
    @SuppressWarnings("unchecked")
    Map<String, List<Integer>> mapCopy = (Map<String, List<Integer>>) ((HashMap<String, List<Integer>>) map).clone();
    mapCopy.get("k").add(2);
    mapCopy.put("z", null);
    System.out.println(map + " " + mapCopy);
    Object plain = new Object();
    System.out.println(plain.equals(plain) + " " + plain.equals(new Object()) + " "
        + (plain.hashCode() == System.identityHashCode(plain)) + " " + (System.identityHashCode(null)) + " "
        + plain.toString().startsWith("java.lang.Object@") + " "
        + (new String("a").hashCode() == "a".hashCode()) + " " + new Object() {
          @Override
          public String toString() {
            return "overridden " + super.toString().startsWith("ReflectClone$1@");
          }
        });
    int[] hashes = new int[50];
    Object[] held = new Object[50];
    int distinct = 0;
    for (int i = 0; i < 50; i++) hashes[i] = (held[i] = new Object()).hashCode();
    for (int i = 0; i < 50; i++) distinct += held[i].hashCode() == hashes[i] ? 1 : 0;
    System.out.println(distinct + " stable hash codes");
  }
}
