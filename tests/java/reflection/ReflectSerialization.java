import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Serialization round trips: graphs, transient fields, hooks, superclasses that are not serializable, enums, records,
 * library classes.
 */
public class ReflectSerialization {
  enum Mood { GOOD, BAD }

  static class Plain {
    int plain = 1;

    Plain() {
      plain = 99;
    }
  }

  static class Node extends Plain implements Serializable {
    private static final long serialVersionUID = 42;
    boolean z = true;
    byte b = -1;
    char c = 'c';
    short s = 300;
    int i = 1 << 20;
    long j = 1L << 40;
    float f = 1.5f;
    double d = Math.PI;
    String text = "text";
    int[] ints = {1, 2, 3};
    String[][] names = {{"a"}, {}, null};
    Mood mood = Mood.BAD;
    transient String lost = "lost";
    static int shared = 5;
    final String fixed = String.valueOf(123);
    Node next;
    Object any = List.of(1, "x");
  }

  static class Hooked implements Serializable {
    private static final long serialVersionUID = 1;
    String name;
    transient int length;

    Hooked(String name) {
      this.name = name;
      length = name.length();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeInt(length * 2);
      out.writeUTF("extra");
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      length = in.readInt() / 2;
      if (!in.readUTF().equals("extra")) throw new InvalidObjectException("no extra");
    }
  }

  static final class Singleton implements Serializable {
    private static final long serialVersionUID = 1;
    static final Singleton INSTANCE = new Singleton();

    private Object readResolve() {
      return INSTANCE;
    }
  }

  static final class Fraction implements Serializable {
    private static final long serialVersionUID = 1;
    final int a;
    final int b;

    Fraction(int a, int b) {
      this.a = a;
      this.b = b;
    }

    private Object writeReplace() {
      return new Text(a + "/" + b);
    }
  }

  static final class Text implements Serializable {
    private static final long serialVersionUID = 1;
    final String text;

    Text(String text) {
      this.text = text;
    }

    private Object readResolve() {
      String[] parts = text.split("/");
      return new Fraction(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
  }

  record Point(int x, List<String> tags) implements Serializable {
    static int made;

    Point {
      made++;
      if (x < 0) throw new IllegalArgumentException("negative");
    }
  }

  static class Unserializable implements Serializable {
    private static final long serialVersionUID = 1;
    Object bad = new Plain();
  }

  static byte[] write(Object... objects) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      for (Object o : objects) out.writeObject(o);
    }
    return bytes.toByteArray();
  }

  static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  @SuppressWarnings("unchecked")
  static <T> T copy(T object) throws Exception {
    return (T) read(write(object));
  }

  public static void main(String[] args) throws Exception {
    Node node = new Node();
    node.plain = 7;
    node.text = "changed";
    node.next = new Node();
    node.next.next = node;
    Node back = copy(node);
    System.out.println(back.z + " " + back.b + " " + back.c + " " + back.s + " " + back.i + " " + back.j + " " + back.f
        + " " + back.d + " " + back.text + " " + Arrays.toString(back.ints) + " " + Arrays.deepToString(back.names)
        + " " + back.mood + " " + back.lost + " " + back.fixed + " "
        + back.plain + " " + (back.next.next == back) + " " + (back.mood == Mood.BAD) + " " + back.any);
    Hooked hooked = copy(new Hooked("four"));
    System.out.println(hooked.name + hooked.length + " " + (copy(Singleton.INSTANCE) == Singleton.INSTANCE) + " "
        + copy(new Fraction(3, 4)).b + " " + copy(new Point(5, List.of("t"))) + " " + Point.made);
    Map<String, Object> map = new HashMap<>();
    map.put("list", new LinkedList<>(List.of(1, 2)));
    map.put("array", new ArrayList<>(Arrays.asList('x', null, 2.5)));
    map.put("tree", new TreeMap<>(Map.of("k", 1L)));
    map.put("enum", EnumSet.of(Mood.GOOD));
    map.put("class", Node.class);
    map.put("builder", new StringBuilder("sb"));
    map.put("self", map.keySet().size());
    System.out.println(new TreeMap<>(copy(map)));
    Object shared = new ArrayList<>(List.of("s"));
    Object[] twice = copy(new Object[] {shared, shared, new int[][] {{1}, {2, 3}}});
    System.out.println((twice[0] == twice[1]) + " " + Arrays.deepToString(twice));
    Exception exception = copy(new IllegalStateException("told", new IOException("why")));
    System.out.println(exception.getMessage() + " " + exception.getCause() + " "
        + exception.getStackTrace()[0].getMethodName());
    Runnable lambda = (Runnable & Serializable) () -> System.out.println("serialized lambda");
    copy(lambda).run();
    try {
      write(new Unserializable());
    } catch (NotSerializableException e) {
      System.out.println("not serializable " + e.getMessage());
    }
    byte[] point = write(new Point(1, List.of()));
    byte[] broken = point.clone();
    for (int i = 0; i < broken.length - 4; i++) {
      if (broken[i] == 0 && broken[i + 1] == 0 && broken[i + 2] == 0 && broken[i + 3] == 1 && i > 50) {
        broken[i] = (byte) 0x80;
      }
    }
    try {
      System.out.println(read(broken));
    } catch (InvalidObjectException e) {
      System.out.println("invalid: " + e.getMessage());
    }
    try {
      read(new byte[] {1, 2, 3, 4});
    } catch (java.io.StreamCorruptedException e) {
      System.out.println(e.getMessage());
    }
    try {
      read(Arrays.copyOf(point, point.length - 5));
    } catch (java.io.StreamCorruptedException | java.io.EOFException e) {
      System.out.println("truncated " + e.getClass().getSimpleName());
    }
    ObjectStreamClass type = ObjectStreamClass.lookup(Node.class);
    System.out.println(type.getName() + " " + type.getSerialVersionUID() + " "
        + Arrays.stream(type.getFields()).map(ObjectStreamField::toString).toList() + " "
        + ObjectStreamClass.lookup(Plain.class));
    System.out.println(point.length + " " + (ObjectStreamClass.lookup(String.class).getSerialVersionUID()) + " "
        + ObjectStreamClass.lookup(Mood.class).getSerialVersionUID());
  }
}
