// NoSuchFieldError: missing static and instance fields, wrong descriptors; inherited and interface fields are found.
public class LinkingMissingField {
  public static class Library {
    public static int number = 5;
    public String text = "text";
    public static final long CONSTANT = 1L << 40;
  }

  public interface Constants {
    String NAME = new String("interface field");
  }

  public static class Sub extends Library implements Constants {
    public int text;
  }

  static final String LIBRARY = "LinkingMissingField$Library";
  static final String SUB = "LinkingMissingField$Sub";
  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    String name = "Generated" + counter++;
    LinkingClassWriter type = LinkingLoader.callable(name);
    writer.write(LinkingLoader.call(type));
    LinkingLoader loader = new LinkingLoader().add(name, type);
    LinkingLoader.show(title, () -> loader.call(name));
  }

  static LinkingClassWriter.Code box(LinkingClassWriter.Code code) {
    return code.invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(0xb0);
  }

  public static void main(String[] args) {
    String string = "Ljava/lang/String;";
    attempt("static", c -> box(c.getstatic(LIBRARY, "number", "I")));
    attempt("static by a subclass", c -> box(c.getstatic(SUB, "number", "I")));
    attempt("interface field by a class", c -> c.getstatic(SUB, "NAME", string).op(0xb0));
    attempt("instance", c -> c.make(LIBRARY).getfield(LIBRARY, "text", string).op(0xb0));
    attempt("same name, other type, inherited", c -> c.make(SUB).getfield(SUB, "text", string).op(0xb0));
    attempt("same name, own type", c -> box(c.make(SUB).getfield(SUB, "text", "I")));
    attempt("missing static", c -> box(c.getstatic(LIBRARY, "absent", "I")));
    attempt("missing static of another type", c -> c.getstatic(LIBRARY, "number", string).op(0xb0));
    attempt("missing instance", c -> c.make(LIBRARY).getfield(LIBRARY, "absent", string).op(0xb0));
    attempt("missing instance of another type", c -> box(c.make(LIBRARY).getfield(LIBRARY, "text", "I")));
    attempt("missing for writing", c -> c.op(0x08).putstatic(LIBRARY, "absent", "I").op(0x01, 0xb0));
    attempt(
        "missing instance for writing", c -> c.make(LIBRARY).op(0x01).putfield(LIBRARY, "absent", "[I").op(0x01, 0xb0));
    attempt("writing", c -> box(c.op(0x10, 77).putstatic(SUB, "number", "I").getstatic(LIBRARY, "number", "I")));
    attempt("field of the library", c -> c.getstatic("java/lang/System", "stdout", "Ljava/io/PrintStream;").op(0xb0));
    attempt("field of an interface without it", c -> c.getstatic("java/lang/Runnable", "FIELD", string).op(0xb0));
    LinkingClassWriter owner = new LinkingClassWriter("Owner")
                                   .field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "same", "I")
                                   .field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "same", "J")
                                   .field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "same", "[I");
    LinkingClassWriter user = LinkingLoader.callable("User");
    LinkingLoader.call(user)
        .op(0x08)
        .putstatic("Owner", "same", "I")
        .ldc(5_000_000_000L)
        .putstatic("Owner", "same", "J")
        .getstatic("Owner", "same", "I")
        .op(0x85)
        .getstatic("Owner", "same", "J")
        .op(0x61)
        .invokestatic("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;")
        .op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Owner", owner).add("User", user);
    LinkingLoader.show("three fields of one name", () -> loader.call("User"));
    LinkingLoader.show("reflection sees them", () -> loader.loadClass("Owner").getDeclaredFields().length);
  }
}
