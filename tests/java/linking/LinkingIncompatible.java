// IncompatibleClassChangeError: static against instance, class against interface, wrong parents, finals, sealed types.
public class LinkingIncompatible {
  public static class Library {
    public static int staticField = 1;
    public int field = 2;

    public static String staticMethod() {
      return "static";
    }

    public String method() {
      return "instance";
    }

    public final String fixed() {
      return "final";
    }
  }

  public interface Contract {
    int FIELD = Integer.parseInt("7");

    String method();

    default String given() {
      return "given";
    }

    static String staticMethod() {
      return "static of an interface";
    }
  }

  public static class Implements implements Contract {
    public String method() {
      return "implemented";
    }
  }

  public static final class Final {}

  public abstract static sealed class Sealed {
    static final class Only extends Sealed {}
  }

  static final String LIBRARY = "LinkingIncompatible$Library";
  static final String CONTRACT = "LinkingIncompatible$Contract";
  static final String TEXT = "()Ljava/lang/String;";
  static final int PUBLIC_CLASS = LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER;
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

  static void define(String title, LinkingClassWriter writer, String name) {
    LinkingLoader loader = new LinkingLoader().add(name, writer.constructor());
    LinkingLoader.show(
        title, () -> loader.loadClass(name).getDeclaredConstructor().newInstance().getClass().getSimpleName());
  }

  public static void main(String[] args) {
    attempt("invokestatic of an instance method", c -> c.invokestatic(LIBRARY, "method", TEXT).op(0xb0));
    attempt(
        "invokevirtual of a static method", c -> c.make(LIBRARY).invokevirtual(LIBRARY, "staticMethod", TEXT).op(0xb0));
    attempt("getstatic of an instance field", c -> c.getstatic(LIBRARY, "field", "I").op(0x57, 0x01, 0xb0));
    attempt(
        "getfield of a static field", c -> c.make(LIBRARY).getfield(LIBRARY, "staticField", "I").op(0x57, 0x01, 0xb0));
    attempt("putstatic of an instance field", c -> c.op(0x08).putstatic(LIBRARY, "field", "I").op(0x01, 0xb0));
    attempt("putfield of a static field",
        c -> c.make(LIBRARY).op(0x08).putfield(LIBRARY, "staticField", "I").op(0x01, 0xb0));
    attempt("invokeinterface of a class", c -> c.make(LIBRARY).invokeinterface(LIBRARY, "method", TEXT, 1).op(0xb0));
    attempt("invokevirtual of an interface",
        c -> c.make("LinkingIncompatible$Implements").invokevirtual(CONTRACT, "method", TEXT).op(0xb0));
    attempt("invokestatic of an interface as a class", c -> c.invokestatic(CONTRACT, "staticMethod", TEXT).op(0xb0));
    attempt("invokestatic of a class as an interface",
        c -> c.invokestaticOfInterface(LIBRARY, "staticMethod", TEXT).op(0xb0));
    attempt("invokeinterface of a static method",
        c -> c.make("LinkingIncompatible$Implements").invokeinterface(CONTRACT, "staticMethod", TEXT, 1).op(0xb0));
    attempt("receiver does not implement", c -> c.make(LIBRARY).invokeinterface(CONTRACT, "given", TEXT, 1).op(0xb0));
    attempt("all is well",
        c -> c.make("LinkingIncompatible$Implements").invokeinterface(CONTRACT, "given", TEXT, 1).op(0xb0));
    define("interface as a parent", new LinkingClassWriter(PUBLIC_CLASS, "Child", CONTRACT), "Child");
    define(
        "class as an interface", new LinkingClassWriter(PUBLIC_CLASS, "Child", "java/lang/Object", LIBRARY), "Child");
    define("final parent", new LinkingClassWriter(PUBLIC_CLASS, "Child", "LinkingIncompatible$Final"), "Child");
    define("final parent of the library", new LinkingClassWriter(PUBLIC_CLASS, "Child", "java/lang/String"), "Child");
    define("sealed parent", new LinkingClassWriter(PUBLIC_CLASS, "Child", "LinkingIncompatible$Sealed"), "Child");
    define("a good parent", new LinkingClassWriter(PUBLIC_CLASS, "Child", LIBRARY), "Child");
    LinkingClassWriter overrides = new LinkingClassWriter(PUBLIC_CLASS, "Overrides", LIBRARY);
    overrides.method(LinkingClassWriter.PUBLIC, "fixed", TEXT).ldc("overridden").op(0xb0);
    define("override of a final method", overrides, "Overrides");
    LinkingClassWriter hides = new LinkingClassWriter(PUBLIC_CLASS, "Hides", LIBRARY);
    hides.method(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "method", TEXT).ldc("hidden").op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Hides", hides.constructor());
    LinkingLoader.show("a static method does not override",
        () -> ((Library) loader.loadClass("Hides").getDeclaredConstructor().newInstance()).method());
  }
}
