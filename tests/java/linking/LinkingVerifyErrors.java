// VerifyError: types, stack depth, locals, falling off the end, wrong returns, uninitialised objects, bad jumps; good
// code beside it passes.
public class LinkingVerifyErrors {
  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    for (int version : new int[] {49, 61}) {
      String name = "Generated" + counter++;
      LinkingClassWriter type = LinkingLoader.callable(name).version(version);
      writer.write(LinkingLoader.call(type));
      LinkingLoader loader = new LinkingLoader().add(name, type);
      LinkingLoader.showClass(title + " " + version, () -> loader.call(name));
    }
  }

  public static void main(String[] args) {
    attempt("good", c -> c.ldc("good").op(0xb0));
    attempt("empty stack", c -> c.op(0xb0));
    attempt("pop of nothing", c -> c.op(0x57, 0x01, 0xb0));
    attempt("stack overflow", c -> c.op(0x03, 0x03, 0x03, 0x57, 0x57, 0x57, 0x01, 0xb0).limits(2, 1));
    attempt("int as a reference", c -> c.op(0x08, 0xb0));
    attempt("reference as an int", c -> c.op(0x01, 0x04, 0x60, 0x57, 0x01, 0xb0));
    attempt("long as two ints", c -> c.op(0x09, 0x60, 0x57, 0x01, 0xb0));
    attempt("half of a long", c -> c.op(0x09, 0x57, 0x01, 0xb0));
    attempt("float as an int", c -> c.op(0x0b, 0x04, 0x60, 0x57, 0x01, 0xb0));
    attempt("wrong return", c -> c.op(0x04, 0xac));
    attempt("void return", c -> c.op(0xb1));
    attempt("falls off the end", c -> c.op(0x01, 0x57));
    attempt("unset local", c -> c.op(0x1c, 0x57, 0x01, 0xb0));
    attempt("local out of range", c -> c.op(0x19, 200, 0xb0));
    attempt("local of another type", c -> c.op(0x04, 0x3d, 0x2c, 0xb0));
    attempt("broken long in locals", c -> c.op(0x09, 0x40, 0x04, 0x3d, 0x1f, 0x58, 0x01, 0xb0));
    attempt("uninitialised object returned", c -> c.type(0xbb, "java/lang/Object").op(0xb0));
    attempt("method of an uninitialised object",
        c
        -> c.type(0xbb, "java/lang/Object").invokevirtual("java/lang/Object", "hashCode", "()I").op(0x57, 0x01, 0xb0));
    attempt("constructor twice",
        c
        -> c.type(0xbb, "java/lang/Object")
               .op(0x59, 0x59)
               .invokespecial("java/lang/Object", "<init>", "()V")
               .invokespecial("java/lang/Object", "<init>", "()V")
               .op(0xb0));
    attempt("wrong receiver",
        c -> c.ldc("text").invokevirtual("java/lang/Integer", "intValue", "()I").op(0x57, 0x01, 0xb0));
    attempt("wrong argument",
        c
        -> c.ldc("a")
               .op(0x04)
               .invokevirtual("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;")
               .op(0xb0));
    attempt("an interface takes any object",
        c
        -> c.op(0x2a)
               .invokeinterface("java/util/concurrent/Callable", "hashCode", "()I", 1)
               .op(0x57)
               .ldc("taken")
               .op(0xb0));
    attempt("array store of a number", c -> c.op(0x04).type(0xbd, "java/lang/String").op(0x03, 0x04, 0x53, 0x01, 0xb0));
    attempt("length of no array", c -> c.ldc("x").op(0xbe, 0x57, 0x01, 0xb0));
    attempt("throw of no exception", c -> c.ldc("x").op(0xbf));
    attempt("jump into an instruction", c -> c.op(0xa7, 0x00, 0x04, 0x11, 0x01, 0x01, 0x57, 0x01, 0xb0));
    attempt("jump out of the method", c -> c.op(0xa7, 0x40, 0x00, 0x01, 0xb0));
    attempt("monitor of an int", c -> c.op(0x04, 0xc2, 0x01, 0xb0));
    attempt("call of a static initialiser", c -> c.invokestatic("java/lang/System", "<clinit>", "()V").op(0x01, 0xb0));
    attempt("bad opcode", c -> c.op(0xcb, 0x01, 0xb0));
    attempt("bad constant for ldc", c -> c.load(c.done().utf8("text")).op(0xb0));
    attempt("protected method of another object",
        c -> c.make("java/lang/Object").invokevirtual("java/lang/Object", "clone", "()Ljava/lang/Object;").op(0xb0));

    LinkingClassWriter noSuper = new LinkingClassWriter("NoSuper");
    noSuper.method(LinkingClassWriter.PUBLIC, "<init>", "()V").op(0xb1);
    LinkingLoader loader = new LinkingLoader().add("NoSuper", noSuper);
    LinkingLoader.showClass(
        "constructor without super", () -> loader.loadClass("NoSuper").getDeclaredConstructor().newInstance());
    LinkingLoader.showClass("once more", () -> loader.loadClass("NoSuper").getDeclaredConstructor().newInstance());
    LinkingLoader.showClass("loading alone does not verify", () -> loader.loadClass("NoSuper").getName());
    LinkingClassWriter unused = LinkingLoader.callable("Unused");
    LinkingLoader.call(unused).ldc("never returned").op(0xb0);
    unused.method(LinkingClassWriter.PUBLIC, "bad", "()V").op(0xb0);
    LinkingLoader.showClass(
        "one bad method spoils the class", () -> new LinkingLoader().add("Unused", unused).call("Unused"));
  }
}
