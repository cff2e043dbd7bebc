// IllegalAccessError: private and package-private members and classes of another package or loader, protected ones,
// final fields.
public class LinkingIllegalAccess {
  public static class Library {
    private static int hidden = 1;
    static int packaged = 2;
    public static int open = 3;
    public final int fixed = Integer.parseInt("4");
    public static final Object CONSTANT = "constant";

    private static String secret() {
      return "secret";
    }

    static String packageSecret() {
      return "package";
    }

    protected static String inherited() {
      return "protected";
    }

    private Library() {}

    public Library(int ignored) {}

    protected String instance() {
      return "protected instance";
    }
  }

  static class Packaged {
    public static String open() {
      return "open method of a package-private class";
    }
  }

  static final String LIBRARY = "LinkingIllegalAccess$Library";
  static final String TEXT = "()Ljava/lang/String;";
  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    String name = "other/Generated" + counter++;
    LinkingClassWriter type = LinkingLoader.callable(name);
    writer.write(LinkingLoader.call(type));
    LinkingLoader loader = new LinkingLoader().add(name.replace('/', '.'), type);
    LinkingLoader.show(title, () -> loader.call(name.replace('/', '.')));
  }

  static LinkingClassWriter.Code box(LinkingClassWriter.Code code) {
    return code.invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(0xb0);
  }

  public static void main(String[] args) {
    attempt("public field", c -> box(c.getstatic(LIBRARY, "open", "I")));
    attempt("private field", c -> box(c.getstatic(LIBRARY, "hidden", "I")));
    attempt("package field", c -> box(c.getstatic(LIBRARY, "packaged", "I")));
    attempt("private method", c -> c.invokestatic(LIBRARY, "secret", TEXT).op(0xb0));
    attempt("package method", c -> c.invokestatic(LIBRARY, "packageSecret", TEXT).op(0xb0));
    attempt("protected method", c -> c.invokestatic(LIBRARY, "inherited", TEXT).op(0xb0));
    attempt(
        "private constructor", c -> c.type(0xbb, LIBRARY).op(0x59).invokespecial(LIBRARY, "<init>", "()V").op(0xb0));
    attempt("protected instance method",
        c
        -> c.type(0xbb, LIBRARY)
               .op(0x59, 0x08)
               .invokespecial(LIBRARY, "<init>", "(I)V")
               .invokevirtual(LIBRARY, "instance", TEXT)
               .op(0xb0));
    attempt("package-private class", c -> c.invokestatic("LinkingIllegalAccess$Packaged", "open", TEXT).op(0xb0));
    attempt("new of a package-private class", c -> c.type(0xbb, "LinkingIllegalAccess$Packaged").op(0x57, 0x01, 0xb0));
    attempt("cast to a package-private class", c -> c.ldc("x").type(0xc0, "LinkingIllegalAccess$Packaged").op(0xb0));
    attempt("null passes a cast", c -> c.op(0x01).type(0xc0, "LinkingIllegalAccess$Packaged").op(0xb0));
    attempt("private field of the library", c -> c.ldc("x").getfield("java/lang/String", "value", "[B").op(0xb0));
    attempt(
        "private method of the library", c -> c.invokestatic("java/lang/System", "initPhase1", "()V").op(0x01, 0xb0));
    attempt("class that is not exported",
        c -> c.invokestatic("jdk/internal/misc/VM", "isBooted", "()Z").op(0x57, 0x01, 0xb0));
    attempt("final instance field",
        c
        -> c.type(0xbb, LIBRARY)
               .op(0x59, 0x08)
               .invokespecial(LIBRARY, "<init>", "(I)V")
               .op(0x08)
               .putfield(LIBRARY, "fixed", "I")
               .op(0x01, 0xb0));
    attempt("final static field", c -> c.op(0x01).putstatic(LIBRARY, "CONSTANT", "Ljava/lang/Object;").op(0x01, 0xb0));
    String own = "LinkingIllegalAccessPeer";
    LinkingClassWriter peer = LinkingLoader.callable(own);
    LinkingLoader.call(peer).invokestatic(LIBRARY, "packageSecret", TEXT).op(0xb0);
    LinkingLoader loader = new LinkingLoader().add(own, peer);
    LinkingLoader.show("same package name, other loader", () -> loader.call(own));
    LinkingClassWriter child = new LinkingClassWriter(
        LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "other/Child", LIBRARY, "java/util/concurrent/Callable");
    child.method(LinkingClassWriter.PUBLIC, "<init>", "()V")
        .op(0x2a, 0x08)
        .invokespecial(LIBRARY, "<init>", "(I)V")
        .op(0xb1);
    LinkingLoader.call(child).op(0x2a).invokevirtual("other/Child", "instance", TEXT).op(0xb0);
    loader.add("other.Child", child);
    LinkingLoader.show("protected method of a parent", () -> loader.call("other.Child"));
    LinkingClassWriter hiddenParent = new LinkingClassWriter(
        LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "other/Orphan", "LinkingIllegalAccess$Packaged");
    loader.add("other.Orphan", hiddenParent);
    LinkingLoader.show("package-private parent", () -> loader.loadClass("other.Orphan").getSimpleName());
    LinkingClassWriter hiddenInterface = new LinkingClassWriter(LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER,
        "other/Impostor", "java/lang/Object", "LinkingLoader$Action");
    loader.add("other.Impostor", hiddenInterface);
    LinkingLoader.show("package-private interface", () -> loader.loadClass("other.Impostor").getSimpleName());
  }
}
