// UnsatisfiedLinkError: native methods that no library provides, and libraries that do not exist.
public class LinkingNative {
  static native int missing(int a, String b);

  native long[] instance(double d);

  private native void hidden();

  static synchronized native void locked();

  static class Overrides {
    @Override
    public native int hashCode();

    @Override
    public native String toString();
  }

  interface Contract {
    int number();
  }

  static class Implements implements Contract {
    public native int number();
  }

  static native int overloaded(int a);

  static native int overloaded(long[][] a, Object... b);

  public static void main(String[] args) {
    LinkingNative object = new LinkingNative();
    LinkingLoader.show("static", () -> missing(1, "b"));
    LinkingLoader.show("static again", () -> missing(1, "b"));
    LinkingLoader.show("instance", () -> object.instance(1.5));
    LinkingLoader.show("private", () -> { object.hidden(); return 0; });
    LinkingLoader.show("synchronized", () -> { locked(); return 0; });
    System.out.println("lock is free again: " + !Thread.holdsLock(LinkingNative.class));
    LinkingLoader.show("null receiver", () -> { LinkingNative nothing = null; return nothing.instance(1); });
    LinkingLoader.show("overridden hashCode", () -> new Overrides().hashCode());
    LinkingLoader.show("overridden toString in a concatenation", () -> "x" + new Overrides());
    LinkingLoader.show("interface call", () -> ((Contract) new Implements()).number());
    LinkingLoader.show("overloaded", () -> overloaded(1));
    LinkingLoader.show("overloaded with arrays", () -> overloaded(new long[0][]));
    LinkingLoader.show("reference", () -> {
      java.util.function.IntUnaryOperator operator = LinkingNative::overloaded;
      return operator.applyAsInt(1);
    });
    LinkingLoader.show(
        "reflection", () -> LinkingNative.class.getDeclaredMethod("overloaded", int.class).invoke(null, 1));
    LinkingLoader.show("library by path", () -> { System.load("/no/such/library.so"); return 0; });
    LinkingLoader.show("library by relative path", () -> { System.load("relative.so"); return 0; });
    LinkingLoader.show("library with a separator", () -> { System.loadLibrary("dir/name"); return 0; });
    LinkingLoader.show("null library", () -> { System.loadLibrary(null); return 0; });
    try {
      System.loadLibrary("weaveproofdoesnotexist");
    } catch (UnsatisfiedLinkError e) {
      System.out.println(e.getMessage().substring(0, e.getMessage().indexOf(':')));
    }
    System.out.println(System.mapLibraryName("name"));
    try {
      missing(1, "b");
    } catch (UnsatisfiedLinkError e) {
      StackTraceElement top = e.getStackTrace()[0];
      System.out.println(top.getMethodName() + " " + top.isNativeMethod() + " " + top.getLineNumber() + " "
          + e.getStackTrace()[1].getMethodName() + " " + (e instanceof LinkageError));
    }
    System.out.println(
        java.lang.reflect.Modifier.toString(loadModifiers()) + " " + Implements.class.getDeclaredMethods().length);
  }

  static int loadModifiers() {
    try {
      return LinkingNative.class.getDeclaredMethod("locked").getModifiers();
    } catch (NoSuchMethodException e) {
      return -1;
    }
  }
}
