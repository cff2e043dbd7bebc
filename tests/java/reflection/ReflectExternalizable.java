import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInput;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.util.Arrays;

/**
 * Externalizable, custom field sets, raw data in object streams, replacing and filtering streams, reset, unshared
 * objects.
 */
public class ReflectExternalizable {
  public static class Colour implements Externalizable {
    private static final long serialVersionUID = 1;
    int red;
    int green;
    String name = "unset";

    public Colour() {
      name = "by constructor";
    }

    Colour(int red, int green, String name) {
      this.red = red;
      this.green = green;
      this.name = name;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeByte(red);
      out.writeByte(green);
      out.writeObject(name);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
      red = in.readUnsignedByte();
      green = in.readUnsignedByte();
      name = name + ", then " + in.readObject();
    }
  }

  static class NoConstructor implements Externalizable {
    private static final long serialVersionUID = 1;

    NoConstructor(int unused) {}

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }

  /** Writes fields under names of its own choice. */
  static class Renamed implements Serializable {
    private static final long serialVersionUID = 1;
    private static final ObjectStreamField[] serialPersistentFields =
        {new ObjectStreamField("width", int.class), new ObjectStreamField("label", String.class)};
    transient int w;
    transient String l;

    Renamed(int w, String l) {
      this.w = w;
      this.l = l;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      ObjectOutputStream.PutField fields = out.putFields();
      fields.put("width", w * 10);
      fields.put("label", l);
      out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      ObjectInputStream.GetField fields = in.readFields();
      w = fields.get("width", -1);
      l = (String) fields.get("label", "dflt") + fields.defaulted("width");
    }
  }

  static class Parent implements Serializable {
    private static final long serialVersionUID = 1;
    static StringBuilder log = new StringBuilder();

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      log.append("parent ");
      in.registerValidation(() -> log.append("validated "), 1);
    }
  }

  static class Child extends Parent {
    private static final long serialVersionUID = 1;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      log.append("child ");
    }
  }

  interface Writer {
    void write(ObjectOutputStream out) throws IOException;
  }

  static ObjectInputStream stream(Writer writer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      writer.write(out);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  public static void main(String[] args) throws Exception {
    Colour colour = (Colour) stream(out -> out.writeObject(new Colour(200, 7, "rust"))).readObject();
    System.out.println(colour.red + " " + colour.green + " " + colour.name);
    try {
      stream(out -> out.writeObject(new NoConstructor(1))).readObject();
    } catch (InvalidClassException e) {
      System.out.println(e.getMessage());
    }
    Renamed renamed = (Renamed) stream(out -> out.writeObject(new Renamed(4, "lab"))).readObject();
    System.out.println(renamed.w + " " + renamed.l + " "
        + Arrays.toString(ObjectStreamClass.lookup(Renamed.class).getFields()));
    stream(out -> out.writeObject(new Child())).readObject();
    System.out.println(Parent.log);
    ObjectInputStream mixed = stream(out -> {
      out.writeInt(-5);
      out.writeBoolean(true);
      out.writeUTF("utf \u00e9");
      out.writeObject("object");
      out.writeDouble(0.5);
      out.writeChars("hi");
      out.write(new byte[] {9, 8});
    });
    System.out.println(mixed.readInt() + " " + mixed.readBoolean() + " " + mixed.readUTF().length() + " "
        + mixed.readObject() + " " + mixed.readDouble() + " " + mixed.readChar() + mixed.readChar() + " "
        + mixed.available() + " " + mixed.read() + mixed.read() + mixed.read());
    ObjectInputStream optional = stream(out -> out.writeInt(1));
    try {
      optional.readObject();
    } catch (OptionalDataException e) {
      System.out.println("optional data " + e.length + " " + e.eof);
    }
    int[] array = {1};
    ObjectInputStream repeated = stream(out -> {
      out.writeObject(array);
      array[0] = 2;
      out.writeObject(array);
      out.reset();
      out.writeObject(array);
      array[0] = 3;
      out.writeUnshared(array);
    });
    int[] first = (int[]) repeated.readObject();
    int[] second = (int[]) repeated.readObject();
    int[] third = (int[]) repeated.readObject();
    int[] fourth = (int[]) repeated.readUnshared();
    System.out.println(first[0] + " " + second[0] + " " + (first == second) + " " + third[0] + " " + (first == third)
        + " " + fourth[0]);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream replacing = new ObjectOutputStream(bytes) {
      {
        enableReplaceObject(true);
      }

      @Override
      protected Object replaceObject(Object o) {
        return o instanceof Colour c ? "colour " + c.name : o;
      }
    };
    replacing.writeObject(new Object[] {new Colour(1, 2, "teal"), 5});
    replacing.flush();
    ObjectInputStream resolving = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
      {
        enableResolveObject(true);
      }

      @Override
      protected Object resolveObject(Object o) {
        return o instanceof Integer i ? i * 100 : o;
      }
    };
    System.out.println(Arrays.toString((Object[]) resolving.readObject()));
    ObjectInputStream filtered = stream(out -> out.writeObject(new Child()));
    filtered.setObjectInputFilter(ObjectInputFilter.Config.createFilter("java.base/*;!ReflectExternalizable$*"));
    try {
      filtered.readObject();
    } catch (InvalidClassException e) {
      System.out.println(e.getMessage());
    }
  }
}
