import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reflective calls in numbers, past the point where the library switches from native to generated accessors. */
public class ReflectInflation {
  public interface Visitor {
    void visit(String s);
  }

  public static class Target {
    int count;
    static long total;

    public Target() {}

    public Target(int count) {
      if (count == 13) throw new IllegalArgumentException("unlucky");
      this.count = count;
    }

    public int bump(int by) {
      return count += by;
    }

    private long hidden(long a, double b, byte c) {
      return a + (long) b + c;
    }

    public static void accumulate(Long value) {
      total += value;
    }

    public boolean check(char c, boolean flip) {
      return Character.isLetter(c) != flip;
    }

    public float[] shrink(double... ds) {
      float[] out = new float[ds.length];
      for (int i = 0; i < ds.length; i++) out[i] = (float) ds[i];
      return out;
    }

    public String fail(int n) throws Exception {
      if (n % 5 == 4) throw new Exception("fifth " + n);
      return "ok" + n;
    }

    protected void each(List<String> items, Visitor visitor) {
      items.forEach(visitor::visit);
    }
  }

  static Method method(String name, Class<?>... types) throws Exception {
    return Target.class.getDeclaredMethod(name, types);
  }

  public static void main(String[] args) throws Exception {
    Target target = new Target();
    Method bump = method("bump", int.class);
    Method hidden = method("hidden", long.class, double.class, byte.class);
    Method accumulate = method("accumulate", Long.class);
    Method check = method("check", char.class, boolean.class);
    Method shrink = method("shrink", double[].class);
    Method fail = method("fail", int.class);
    long sum = 0;
    int letters = 0;
    List<String> outcomes = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      sum += (Integer) bump.invoke(target, i);
      sum += (Long) hidden.invoke(target, (long) i, i * 1.5, (byte) i);
      sum += (Long) hidden.invoke(target, i, (float) i, (byte) 1);
      accumulate.invoke(null, (long) i);
      if ((Boolean) check.invoke(target, (char) ('0' + i), i % 2 == 0)) letters++;
      sum += ((float[]) shrink.invoke(target, (Object) new double[] {i, i})).length;
      try {
        outcomes.add((String) fail.invoke(target, i));
      } catch (InvocationTargetException e) {
        outcomes.add(e.getCause().getMessage());
      }
      for (Object[] bad : new Object[][] {{"x"}, {}, {null}, {5L}}) {
        try {
          bump.invoke(target, bad);
          outcomes.add("accepted");
        } catch (IllegalArgumentException | NullPointerException e) {
          sum += bad.length;
        }
      }
    }
    System.out.println(sum + " " + Target.total + " " + letters + " " + target.count);
    System.out.println(outcomes);
    Constructor<Target> constructor = Target.class.getConstructor(int.class);
    StringBuilder made = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      try {
        made.append(constructor.newInstance(i).count).append(' ');
      } catch (InvocationTargetException e) {
        made.append(e.getCause().getMessage()).append(' ');
      }
    }
    System.out.println(made);
    StringBuilder visited = new StringBuilder();
    Method each = method("each", List.class, Visitor.class);
    for (int i = 0; i < 20; i++) each.invoke(target, List.of("a", "b"), (Visitor) visited::append);
    System.out.println(visited);
    // A reflective call that calls itself reflectively.
    Method depth = ReflectInflation.class.getMethod("depth", int.class);
    System.out.println(depth.invoke(null, 40));
    Map<String, Integer> arities = new TreeMap<>();
    Method[] methods = Target.class.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method m : methods) arities.put(m.getName(), m.getParameterCount());
    System.out.println(arities);
    Method hash = Object.class.getMethod("hashCode");
    Method equals = Object.class.getMethod("equals", Object.class);
    int same = 0;
    for (int i = 0; i < 40; i++) {
      Integer boxed = i;
      if (hash.invoke(boxed).equals(i) && (Boolean) equals.invoke(boxed, i)) same++;
    }
    System.out.println(same);
    for (int i = 0; i < 20; i++) {
      try {
        method("fail", int.class).invoke(target, 4);
      } catch (InvocationTargetException e) {
        StackTraceElement top = e.getCause().getStackTrace()[0];
        if (i % 19 == 0) System.out.println(top.getMethodName() + " " + top.getLineNumber());
      }
    }
  }

  public static int depth(int n) throws Exception {
    return n == 0 ? 0 : 1 + (Integer) ReflectInflation.class.getMethod("depth", int.class).invoke(null, n - 1);
  }
}
