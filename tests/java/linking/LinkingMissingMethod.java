// NoSuchMethodError: missing static, virtual, special and interface methods, wrong descriptors, wrong owners, private
// ones of parents.
public class LinkingMissingMethod {
  public static class Library {
    public static String present(int n) {
      return "present " + n;
    }

    public String virtual() {
      return "virtual";
    }

    public String inherited(String s, long... n) {
      return "inherited " + s;
    }
  }

  public static class Sub extends Library {}

  public interface Contract {
    default String given() {
      return "given";
    }

    static String onlyHere() {
      return "static of an interface";
    }
  }

  public static class Implements implements Contract {}

  static final String LIBRARY = "LinkingMissingMethod$Library";
  static final String SUB = "LinkingMissingMethod$Sub";
  static final String CONTRACT = "LinkingMissingMethod$Contract";
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

  public static void main(String[] args) throws Exception {
    String text = "()Ljava/lang/String;";
    attempt("present", c -> c.op(0x08).invokestatic(LIBRARY, "present", "(I)Ljava/lang/String;").op(0xb0));
    attempt("missing static", c -> c.op(0x08).invokestatic(LIBRARY, "absent", "(I)Ljava/lang/String;").op(0xb0));
    attempt(
        "other parameters", c -> c.op(0x08, 0x85).invokestatic(LIBRARY, "present", "(J)Ljava/lang/String;").op(0xb0));
    attempt("other return type", c -> c.op(0x08).invokestatic(LIBRARY, "present", "(I)Ljava/lang/Object;").op(0xb0));
    attempt("missing virtual", c -> c.make(LIBRARY).invokevirtual(LIBRARY, "nothing", "()V").op(0x01, 0xb0));
    attempt("through a subclass", c -> c.make(SUB).invokevirtual(SUB, "virtual", text).op(0xb0));
    attempt("missing in a subclass", c -> c.make(SUB).invokevirtual(SUB, "nothing", "()[Ljava/lang/Object;").op(0xb0));
    attempt("array owner",
        c
        -> c.op(0x04)
               .type(0xbd, "java/lang/String")
               .invokevirtual("[Ljava/lang/String;", "size", "()I")
               .op(0x57, 0x01, 0xb0));
    attempt("array clone",
        c
        -> c.op(0x04)
               .type(0xbd, "java/lang/String")
               .invokevirtual("[Ljava/lang/String;", "clone", "()Ljava/lang/Object;")
               .type(0xc0, "[Ljava/lang/String;")
               .op(0xbe)
               .invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")
               .op(0xb0));
    attempt("missing constructor",
        c -> c.type(0xbb, LIBRARY).op(0x59, 0x08).invokespecial(LIBRARY, "<init>", "(I)V").op(0xb0));
    attempt("constructors are not inherited", c -> c.type(0xbb, "java/util/ArrayList").op(0x59).ldc("x")
        .invokespecial("java/util/ArrayList", "<init>", "(Ljava/lang/String;)V").op(0xb0));
    attempt("missing in an interface",
        c -> c.make("LinkingMissingMethod$Implements").invokeinterface(CONTRACT, "taken", text, 1).op(0xb0));
    attempt(
        "default", c -> c.make("LinkingMissingMethod$Implements").invokeinterface(CONTRACT, "given", text, 1).op(0xb0));
    attempt("Object's method by interface",
        c -> c.ldc("x").invokeinterface("java/lang/Comparable", "toString", text, 1).op(0xb0));
    attempt("static of an interface", c -> c.invokestaticOfInterface(CONTRACT, "onlyHere", text).op(0xb0));
    attempt("statics of interfaces are not inherited",
        c -> c.invokestatic("LinkingMissingMethod$Implements", "onlyHere", text).op(0xb0));
    attempt("missing in the library", c -> c.ldc("x").invokevirtual("java/lang/String", "reverse", text).op(0xb0));
    attempt("array and primitive parameters",
        c
        -> c.op(0x01, 0x01, 0x0e, 0x03)
               .invokestatic(LIBRARY, "many", "([[ILjava/util/List;DZ)[Ljava/lang/Object;")
               .op(0xb0));
    LinkingClassWriter twice = LinkingLoader.callable("Twice");
    LinkingLoader.call(twice).invokestatic(LIBRARY, "absent", text).op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Twice", twice);
    for (int i = 0; i < 2; i++) {
      try {
        loader.call("Twice");
      } catch (NoSuchMethodError e) {
        System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getClassName() + "."
            + e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[0].getFileName() + " "
            + (e instanceof IncompatibleClassChangeError));
      }
    }
  }
}
