// NoClassDefFoundError with its ClassNotFoundException: missing classes in new, static calls, casts, arrays, parents,
// catch clauses, descriptors.
public class LinkingMissingClass {
  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static LinkingLoader generate(String name, Writer writer) {
    LinkingClassWriter type = LinkingLoader.callable(name);
    writer.write(LinkingLoader.call(type));
    return new LinkingLoader().add(name, type);
  }

  static void attempt(String title, Writer writer) {
    String name = "Generated" + counter++;
    LinkingLoader loader = generate(name, writer);
    LinkingLoader.show(title, () -> loader.call(name));
  }

  static class Counting extends LinkingLoader {
    int asked;

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("missing")) asked++;
      if (name.equals("missing.WithState"))
        throw new ClassNotFoundException("own message", new IllegalStateException("own cause"));
      if (name.equals("missing.Runtime")) throw new IllegalArgumentException("not even a ClassNotFoundException");
      if (name.equals("missing.Null")) return null;
      return super.findClass(name);
    }
  }

  public static void main(String[] args) throws Exception {
    attempt("new", c -> c.make("missing/Type").op(0xb0));
    attempt("static method", c -> c.invokestatic("missing/Type", "call", "()V").op(0x01, 0xb0));
    attempt("static field", c -> c.getstatic("missing/Type", "field", "Ljava/lang/Object;").op(0xb0));
    attempt("cast", c -> c.ldc("text").type(0xc0, "missing/Type").op(0xb0));
    attempt("cast of null", c -> c.op(0x01).type(0xc0, "missing/Type").op(0xb0));
    attempt("instanceof null", c -> c.op(0x01).type(0xc1, "missing/Type").op(0x57, 0x01, 0xb0));
    attempt("instanceof", c -> c.ldc("text").type(0xc1, "missing/Type").op(0x57, 0x01, 0xb0));
    attempt("array of it", c -> c.op(0x04).type(0xbd, "missing/Type").op(0xb0));
    attempt("array class", c -> c.ldc("text").type(0xc0, "[[Lmissing/Type;").op(0xb0));
    attempt("class literal", c -> c.load(c.done().type("missing/Type")).op(0xb0));
    attempt("descriptors are not resolved",
        c -> c.ldc("text").invokevirtual("java/lang/String", "length", "()I").op(0x57).ldc("fine").op(0xb0));
    LinkingLoader parents = new LinkingLoader();
    parents.add("Orphan",
        new LinkingClassWriter(LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "Orphan", "missing/Parent")
            .constructor());
    parents.add("Impl",
        new LinkingClassWriter(
            LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "Impl", "java/lang/Object", "missing/Contract")
            .constructor());
    LinkingLoader.show("parent", () -> parents.loadClass("Orphan"));
    LinkingLoader.show("parent again", () -> parents.loadClass("Orphan"));
    LinkingLoader.show("interface", () -> parents.loadClass("Impl"));
    LinkingLoader.show("forName", () -> Class.forName("missing.Type"));
    LinkingLoader.show("forName of an array", () -> Class.forName("[Lmissing.Type;"));
    LinkingLoader.show("loadClass", () -> parents.loadClass("missing.Type"));
    LinkingLoader.show("loadClass of an array", () -> parents.loadClass("[Ljava.lang.String;"));
    LinkingLoader.show("loadClass with slashes", () -> parents.loadClass("java/lang/String"));

    Counting counting = new Counting();
    LinkingClassWriter user = LinkingLoader.callable("User");
    LinkingLoader.call(user).make("missing/Once").op(0xb0);
    counting.add("User", user);
    for (int i = 0; i < 3; i++) LinkingLoader.show("resolved again", () -> counting.call("User"));
    System.out.println("asked " + counting.asked);
    for (String name : new String[] {"missing.WithState", "missing.Runtime", "missing.Null"}) {
      LinkingClassWriter writer = LinkingLoader.callable("User" + name.length());
      LinkingLoader.call(writer).make(name.replace('.', '/')).op(0xb0);
      counting.add("User" + name.length(), writer);
      LinkingLoader.show(name, () -> counting.call("User" + name.length()));
      LinkingLoader.show("forName " + name, () -> Class.forName(name, false, counting));
    }
    LinkingClassWriter later = LinkingLoader.callable("Later");
    LinkingLoader.call(later)
        .make("arrives/Later")
        .invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;")
        .op(0xb0);
    LinkingLoader late = new LinkingLoader().add("Later", later);
    LinkingLoader.show("before it arrives", () -> late.call("Later"));
    late.add("arrives.Later", new LinkingClassWriter("arrives/Later").constructor());
    LinkingLoader.show("a failed resolution stays failed", () -> late.call("Later"));
    LinkingLoader.show("but the class can be loaded", () -> late.loadClass("arrives.Later"));
  }
}
