// Failing static initialisers of generated classes: wrapped exceptions, plain errors, constants, retries, one loader
// failing and another not.
public class LinkingInitErrors {
  static final int STATIC = LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC;
  static boolean fail = true;
  static int attempts;

  public static int gate(String name) {
    attempts++;
    if (fail) throw new IllegalStateException("closed for " + name);
    return 42;
  }

  public static void linkage() {
    throw new NoSuchMethodError("thrown by hand");
  }

  static LinkingClassWriter gated(String name) {
    LinkingClassWriter writer =
        new LinkingClassWriter(name).constructor().field(STATIC, "value", "I").field(STATIC, "early", "I");
    writer.method(LinkingClassWriter.STATIC, "<clinit>", "()V")
        .op(0x08)
        .putstatic(name, "early", "I")
        .ldc(name)
        .invokestatic("LinkingInitErrors", "gate", "(Ljava/lang/String;)I")
        .putstatic(name, "value", "I")
        .op(0xb1);
    return writer;
  }

  static Object value(ClassLoader loader, String name) throws Exception {
    return Class.forName(name, true, loader).getField("value").get(null);
  }

  public static void main(String[] args) throws Exception {
    LinkingLoader closed = new LinkingLoader().add("Gated", gated("Gated"));
    LinkingLoader.show("first", () -> value(closed, "Gated"));
    fail = false;
    LinkingLoader.show("no retry", () -> value(closed, "Gated"));
    System.out.println("attempts " + attempts);
    LinkingLoader open = new LinkingLoader().add("Gated", gated("Gated"));
    LinkingLoader.show("another loader", () -> value(open, "Gated"));
    LinkingLoader.show("without initialising", () -> Class.forName("Gated", false, closed).getDeclaredFields().length);
    LinkingLoader.show(
        "instance of the failed class", () -> closed.loadClass("Gated").getDeclaredConstructor().newInstance());
    LinkingLoader.show("array of the failed class",
        () -> java.lang.reflect.Array.getLength(java.lang.reflect.Array.newInstance(closed.loadClass("Gated"), 3)));
    LinkingLoader.show("field of the failed class", () -> closed.loadClass("Gated").getField("early").get(null));

    LinkingClassWriter missing = new LinkingClassWriter("Missing").field(STATIC, "value", "I");
    missing.method(LinkingClassWriter.STATIC, "<clinit>", "()V").invokestatic("no/such/Type", "call", "()V").op(0xb1);
    LinkingLoader unlinked = new LinkingLoader().add("Missing", missing);
    LinkingLoader.show("unresolved in the initialiser", () -> value(unlinked, "Missing"));
    LinkingLoader.show("unresolved again", () -> value(unlinked, "Missing"));
    LinkingClassWriter error = new LinkingClassWriter("ByHand").field(STATIC, "value", "I");
    error.method(LinkingClassWriter.STATIC, "<clinit>", "()V")
        .invokestatic("LinkingInitErrors", "linkage", "()V")
        .op(0xb1);
    LinkingLoader byHand = new LinkingLoader().add("ByHand", error);
    LinkingLoader.show("error", () -> value(byHand, "ByHand"));
    LinkingLoader.show("error again", () -> value(byHand, "ByHand"));
    LinkingClassWriter constant = new LinkingClassWriter("Divides").field(STATIC, "value", "I");
    constant.method(LinkingClassWriter.STATIC, "<clinit>", "()V")
        .op(0x04, 0x03, 0x6c)
        .putstatic("Divides", "value", "I")
        .op(0xb1);
    LinkingLoader divides = new LinkingLoader().add("Divides", constant);
    LinkingLoader.show("arithmetic", () -> value(divides, "Divides"));

    fail = true;
    LinkingLoader family = new LinkingLoader().add("Parent", gated("Parent"));
    LinkingClassWriter child =
        new LinkingClassWriter(LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "Child", "Parent")
            .field(STATIC, "own", "I");
    family.add("Child", child.constructor());
    LinkingLoader.show("child", () -> family.loadClass("Child").getDeclaredConstructor().newInstance());
    LinkingLoader.show("child again", () -> family.loadClass("Child").getDeclaredConstructor().newInstance());
    LinkingLoader.show("parent again", () -> value(family, "Parent"));
    LinkingClassWriter user = LinkingLoader.callable("User");
    LinkingLoader.call(user)
        .getstatic("Fresh", "value", "I")
        .invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")
        .op(0xb0);
    LinkingLoader fresh = new LinkingLoader().add("User", user).add("Fresh", gated("Fresh"));
    LinkingLoader.show("from code", () -> fresh.call("User"));
    LinkingLoader.show("from code again", () -> fresh.call("User"));
    System.out.println("attempts " + attempts);
  }
}
