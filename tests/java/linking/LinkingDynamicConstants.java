// Own bootstrap methods: invokedynamic call sites, dynamic constants, and constants of kind MethodType and
// MethodHandle.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class LinkingDynamicConstants {
  static int bootstraps;

  public static CallSite site(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
    System.out.println(
        "  site " + name + " " + type + " for " + lookup.lookupClass().getName() + " number " + ++bootstraps);
    return new ConstantCallSite(lookup.findStatic(LinkingDynamicConstants.class, name, type));
  }

  public static CallSite failing(MethodHandles.Lookup lookup, String name, MethodType type) {
    System.out.println("  failing " + name);
    throw new IllegalStateException("no site for " + name);
  }

  public static Object constant(MethodHandles.Lookup lookup, String name, Class<?> type) {
    System.out.println("  constant " + name + " " + type.getSimpleName() + " number " + ++bootstraps);
    return new StringBuilder("constant ").append(name).toString();
  }

  public static String greet(String who) {
    return "hello " + who;
  }

  static final String OWNER = "LinkingDynamicConstants";
  static final String SITE =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
      + "Ljava/lang/invoke/CallSite;";
  static final String CONSTANT =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";

  // A class whose only bootstrap method is the given one; the code says how it is used.
  static LinkingClassWriter withBootstrap(String name, String bootstrap, String descriptor) {
    LinkingClassWriter writer = LinkingLoader.callable(name);
    int handle = writer.handle(6, writer.member(10, OWNER, bootstrap, descriptor));
    return writer.attribute("BootstrapMethods", out -> {
      out.writeShort(1);
      out.writeShort(handle);
      out.writeShort(0);
    });
  }

  static void callSites() {
    LinkingClassWriter good = withBootstrap("Good", "site", SITE);
    int call = good.dynamic(18, "greet", "(Ljava/lang/String;)Ljava/lang/String;");
    LinkingLoader.call(good).ldc("world").op(0xba, call >> 8, call, 0, 0).op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Good", good);
    for (int i = 0; i < 3; i++) LinkingLoader.show("call", () -> loader.call("Good"));
    LinkingClassWriter bad = withBootstrap("Bad", "failing", SITE);
    int badCall = bad.dynamic(18, "greet", "(Ljava/lang/String;)Ljava/lang/String;");
    LinkingLoader.call(bad).ldc("world").op(0xba, badCall >> 8, badCall, 0, 0).op(0xb0);
    LinkingLoader badLoader = new LinkingLoader().add("Bad", bad);
    for (int i = 0; i < 2; i++) LinkingLoader.show("failing call", () -> badLoader.call("Bad"));
    LinkingClassWriter absent = withBootstrap("Absent", "site", SITE);
    int absentCall = absent.dynamic(18, "absent", "(I)I");
    LinkingLoader.call(absent).op(0x08, 0xba, absentCall >> 8, absentCall, 0, 0).op(0x57, 0x01, 0xb0);
    LinkingLoader.showClass("absent target", () -> new LinkingLoader().add("Absent", absent).call("Absent"));
  }

  static void constants() {
    LinkingClassWriter lazy = withBootstrap("Lazy", "constant", CONSTANT);
    LinkingLoader.call(lazy).load(lazy.dynamic(17, "first", "Ljava/lang/Object;")).op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Lazy", lazy);
    LinkingLoader.show("constant", () -> loader.call("Lazy"));
    LinkingLoader.show("same object", () -> loader.call("Lazy") == loader.call("Lazy"));
  }

  static void handles() {
    LinkingClassWriter types = LinkingLoader.callable("Types");
    LinkingLoader.call(types).load(types.methodType("(I[JLjava/util/List;)V")).op(0xb0);
    LinkingLoader.show("method type", () -> new LinkingLoader().add("Types", types).call("Types"));
    LinkingClassWriter handles = LinkingLoader.callable("Handles");
    LinkingLoader.call(handles)
        .load(handles.handle(6, handles.member(10, OWNER, "greet", "(Ljava/lang/String;)Ljava/lang/String;")))
        .op(0xb0);
    LinkingLoader.show("method handle", () -> {
      MethodHandle handle = (MethodHandle) new LinkingLoader().add("Handles", handles).call("Handles");
      try {
        return handle.type() + " " + (String) handle.invokeExact("handle");
      } catch (Throwable t) {
        return t;
      }
    });
  }

  public static void main(String[] args) {
    callSites();
    constants();
    handles();
  }
}
