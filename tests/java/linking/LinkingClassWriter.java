import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// Writes class files from simple calls, so that a program can define classes that javac would refuse.
// Code is written in order; jumps take the byte offset that position() returned or a distance that the caller knows.
public final class LinkingClassWriter {
  public static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, FINAL = 16, SUPER = 32, NATIVE = 256,
                          INTERFACE = 512, ABSTRACT = 1024;

  private final Map<String, Integer> poolIndex = new LinkedHashMap<>();
  private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
  private final DataOutputStream pool = new DataOutputStream(poolBytes);
  private int poolSize = 1;
  private final String name;
  private final String superName;
  private final int access;
  private final String[] interfaces;
  private int major = 61;
  private final List<byte[]> fields = new ArrayList<>();
  private final List<Code> methods = new ArrayList<>();
  private final List<byte[]> attributes = new ArrayList<>();

  interface Body {
    void write(DataOutputStream out) throws IOException;
  }

  LinkingClassWriter(int access, String name, String superName, String... interfaces) {
    this.access = access;
    this.name = name;
    this.superName = superName;
    this.interfaces = interfaces;
  }

  // A public class below Object.
  LinkingClassWriter(String name) {
    this(PUBLIC | SUPER, name, "java/lang/Object");
  }

  LinkingClassWriter version(int major) {
    this.major = major;
    return this;
  }

  static byte[] bytesOf(Body body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      body.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private int constant(String key, int slots, Body body) {
    Integer known = poolIndex.get(key);
    if (known != null)
      return known;
    try {
      body.write(pool);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    poolIndex.put(key, poolSize);
    poolSize += slots;
    return poolSize - slots;
  }

  private int pair(int tag, int first, int second) {
    return constant(tag + ":" + first + ":" + second, 1, out -> {
      out.writeByte(tag);
      out.writeShort(first);
      out.writeShort(second);
    });
  }

  private int single(int tag, String text) {
    int utf8 = utf8(text);
    return constant(tag + ":" + utf8, 1, out -> {
      out.writeByte(tag);
      out.writeShort(utf8);
    });
  }

  int utf8(String text) {
    return constant("1:" + text, 1, out -> {
      out.writeByte(1);
      out.writeUTF(text);
    });
  }

  int integer(int value) {
    return constant("3:" + value, 1, out -> {
      out.writeByte(3);
      out.writeInt(value);
    });
  }

  int wide(long value) {
    return constant("5:" + value, 2, out -> {
      out.writeByte(5);
      out.writeLong(value);
    });
  }

  int type(String internalName) {
    return single(7, internalName);
  }

  int string(String text) {
    return single(8, text);
  }

  int methodType(String descriptor) {
    return single(16, descriptor);
  }

  // tag: 9 field, 10 method, 11 interface method.
  int member(int tag, String owner, String member, String descriptor) {
    return pair(tag, type(owner), pair(12, utf8(member), utf8(descriptor)));
  }

  int handle(int kind, int member) {
    return constant("15:" + kind + ":" + member, 1, out -> {
      out.writeByte(15);
      out.writeByte(kind);
      out.writeShort(member);
    });
  }

  // tag: 17 constant, 18 call site; both use the first entry of the attribute BootstrapMethods.
  int dynamic(int tag, String member, String descriptor) {
    return pair(tag, 0, pair(12, utf8(member), utf8(descriptor)));
  }

  LinkingClassWriter attribute(String attribute, Body body) {
    int nameIndex = utf8(attribute);
    byte[] content = bytesOf(body);
    attributes.add(bytesOf(out -> {
      out.writeShort(nameIndex);
      out.writeInt(content.length);
      out.write(content);
    }));
    return this;
  }

  LinkingClassWriter field(int access, String field, String descriptor) {
    int nameIndex = utf8(field);
    int descriptorIndex = utf8(descriptor);
    fields.add(bytesOf(out -> {
      out.writeShort(access);
      out.writeShort(nameIndex);
      out.writeShort(descriptorIndex);
      out.writeShort(0);
    }));
    return this;
  }

  Code method(int access, String method, String descriptor) {
    Code code = new Code(this, access, utf8(method), utf8(descriptor));
    methods.add(code);
    return code;
  }

  // Code that is part of no method: to find out how long it gets.
  Code scratch() {
    return new Code(this, 0, 0, 0);
  }

  // A method without code: abstract or native, or an error on purpose.
  LinkingClassWriter bare(int access, String method, String descriptor) {
    method(access, method, descriptor).hasCode = false;
    return this;
  }

  // The usual constructor.
  LinkingClassWriter constructor() {
    method(PUBLIC, "<init>", "()V").op(0x2a).invokespecial(superName, "<init>", "()V").op(0xb1);
    return this;
  }

  byte[] bytes() {
    int self = type(name);
    int parent = superName == null ? 0 : type(superName);
    int[] interfaceIndices = new int[interfaces.length];
    for (int i = 0; i < interfaces.length; i++) interfaceIndices[i] = type(interfaces[i]);
    int codeName = utf8("Code");
    int linesName = utf8("LineNumberTable");
    int variablesName = utf8("LocalVariableTable");
    return bytesOf(out -> {
      out.writeInt(0xCAFEBABE);
      out.writeShort(0);
      out.writeShort(major);
      out.writeShort(poolSize);
      out.write(poolBytes.toByteArray());
      out.writeShort(access);
      out.writeShort(self);
      out.writeShort(parent);
      out.writeShort(interfaceIndices.length);
      for (int index : interfaceIndices) out.writeShort(index);
      out.writeShort(fields.size());
      for (byte[] field : fields) out.write(field);
      out.writeShort(methods.size());
      for (Code method : methods) method.write(out, codeName, linesName, variablesName);
      out.writeShort(attributes.size());
      for (byte[] attribute : attributes) out.write(attribute);
    });
  }

  // One method: opcodes are given as numbers, operands that live in the constant pool by name.
  static final class Code {
    private final LinkingClassWriter owner;
    private final int access, nameIndex, descriptorIndex;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<int[]> handlers = new ArrayList<>();
    private final List<int[]> lines = new ArrayList<>();
    private final List<int[]> variables = new ArrayList<>();
    private int maxStack = 12, maxLocals = 12;
    private boolean hasCode = true;

    private Code(LinkingClassWriter owner, int access, int nameIndex, int descriptorIndex) {
      this.owner = owner;
      this.access = access;
      this.nameIndex = nameIndex;
      this.descriptorIndex = descriptorIndex;
    }

    Code op(int... values) {
      for (int value : values) bytes.write(value);
      return this;
    }

    Code limits(int stack, int locals) {
      maxStack = stack;
      maxLocals = locals;
      return this;
    }

    int position() {
      return bytes.size();
    }

    private Code indexed(int opcode, int index) {
      return op(opcode, index >> 8, index);
    }

    Code ldc(String text) {
      return indexed(0x13, owner.string(text));
    }

    Code ldc(int value) {
      return indexed(0x13, owner.integer(value));
    }

    Code ldc(long value) {
      return indexed(0x14, owner.wide(value));
    }

    Code load(int constant) {
      return indexed(0x13, constant);
    }

    Code getstatic(String type, String field, String descriptor) {
      return indexed(0xb2, owner.member(9, type, field, descriptor));
    }

    Code putstatic(String type, String field, String descriptor) {
      return indexed(0xb3, owner.member(9, type, field, descriptor));
    }

    Code getfield(String type, String field, String descriptor) {
      return indexed(0xb4, owner.member(9, type, field, descriptor));
    }

    Code putfield(String type, String field, String descriptor) {
      return indexed(0xb5, owner.member(9, type, field, descriptor));
    }

    Code invokevirtual(String type, String method, String descriptor) {
      return indexed(0xb6, owner.member(10, type, method, descriptor));
    }

    Code invokespecial(String type, String method, String descriptor) {
      return indexed(0xb7, owner.member(10, type, method, descriptor));
    }

    Code invokestatic(String type, String method, String descriptor) {
      return indexed(0xb8, owner.member(10, type, method, descriptor));
    }

    // The same call through an interface method reference.
    Code invokestaticOfInterface(String type, String method, String descriptor) {
      return indexed(0xb8, owner.member(11, type, method, descriptor));
    }

    Code invokespecialOfInterface(String type, String method, String descriptor) {
      return indexed(0xb7, owner.member(11, type, method, descriptor));
    }

    Code invokeinterface(String type, String method, String descriptor, int slots) {
      return indexed(0xb9, owner.member(11, type, method, descriptor)).op(slots, 0);
    }

    // opcode: 0xbb new, 0xbd anewarray, 0xc0 checkcast, 0xc1 instanceof.
    Code type(int opcode, String type) {
      return indexed(opcode, owner.type(type));
    }

    // new, dup and the constructor without arguments.
    Code make(String type) {
      return type(0xbb, type).op(0x59).invokespecial(type, "<init>", "()V");
    }

    Code handler(int start, int end, int target, String type) {
      handlers.add(new int[] {start, end, target, type == null ? 0 : owner.type(type)});
      return this;
    }

    // What follows belongs to this line.
    Code line(int number) {
      lines.add(new int[] {position(), number});
      return this;
    }

    Code variable(int start, int length, String variable, String descriptor, int local) {
      variables.add(new int[] {start, length, owner.utf8(variable), owner.utf8(descriptor), local});
      return this;
    }

    LinkingClassWriter done() {
      return owner;
    }

    private static void writeTable(DataOutputStream out, int name, List<int[]> table, int width) throws IOException {
      out.writeShort(name);
      out.writeInt(2 + 2 * width * table.size());
      out.writeShort(table.size());
      for (int[] entry : table) {
        for (int value : entry) out.writeShort(value);
      }
    }

    private void write(DataOutputStream out, int codeName, int linesName, int variablesName) throws IOException {
      out.writeShort(access);
      out.writeShort(nameIndex);
      out.writeShort(descriptorIndex);
      out.writeShort(hasCode ? 1 : 0);
      if (!hasCode)
        return;
      byte[] tables = bytesOf(t -> {
        t.writeShort((lines.isEmpty() ? 0 : 1) + (variables.isEmpty() ? 0 : 1));
        if (!lines.isEmpty())
          writeTable(t, linesName, lines, 2);
        if (!variables.isEmpty())
          writeTable(t, variablesName, variables, 5);
      });
      out.writeShort(codeName);
      out.writeInt(10 + bytes.size() + 8 * handlers.size() + tables.length);
      out.writeShort(maxStack);
      out.writeShort(maxLocals);
      out.writeInt(bytes.size());
      bytes.writeTo(out);
      out.writeShort(handlers.size());
      for (int[] handler : handlers) {
        for (int value : handler) out.writeShort(value);
      }
      out.write(tables);
    }
  }
}
