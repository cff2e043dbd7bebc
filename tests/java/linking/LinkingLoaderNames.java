// Names of loaders, packages, modules, class descriptions, parallel capability, locks and default assertion status.
public class LinkingLoaderNames {
  static class Plain extends ClassLoader {
    Plain(String name, ClassLoader parent) {
      super(name, parent);
    }

    Object lock(String name) {
      return getClassLoadingLock(name);
    }

    Class<?> define(String name, byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }

    Package pack(String name) {
      return definePackage(name, "spec", "1.0", "vendor", "impl", "2.0", "implvendor", null);
    }

    boolean parallel() {
      return isRegisteredAsParallelCapable();
    }
  }

  // Its parent is not parallel capable, so this registration fails.
  static class Parallel extends Plain {
    static final boolean REGISTERED = registerAsParallelCapable();

    Parallel() {
      super("parallel", LinkingLoaderNames.class.getClassLoader());
    }
  }

  static class ReallyParallel extends ClassLoader {
    static final boolean REGISTERED = registerAsParallelCapable();

    Object lock(String name) {
      return getClassLoadingLock(name);
    }

    boolean parallel() {
      return isRegisteredAsParallelCapable();
    }
  }

  static void names() {
    ClassLoader app = LinkingLoaderNames.class.getClassLoader();
    System.out.println(app.getName() + " " + app.getParent().getName() + " " + new Plain(null, app).getName() + " "
        + new Plain("given", app).getName());
    LinkingLoader.show("empty name", () -> new Plain("", app));
    System.out.println(LinkingLoader.stable(new Plain("given", null).toString()) + " " + app.getClass().getName());
    for (Class<?> type :
        new Class<?>[] {LinkingLoaderNames.class, Plain.class, String.class, int.class, int[].class, Plain[][].class,
            Runnable.class, Thread.State.class, java.util.Map.Entry.class, Override.class, void.class}) {
      System.out.println(type.getName() + " | " + type.getSimpleName() + " | " + type.getTypeName() + " | "
          + type.getCanonicalName() + " | '" + type.getPackageName() + "' | " + type.toString() + " | "
          + type.toGenericString() + " | " + type.descriptorString());
    }
  }

  static void packages() {
    Plain loader = new Plain("packages", LinkingLoaderNames.class.getClassLoader());
    Class<?> type = loader.define("first.second.Type", new LinkingClassWriter("first/second/Type").bytes());
    Package implicit = type.getPackage();
    System.out.println(implicit + " " + implicit.getName() + " " + implicit.getSpecificationTitle() + " "
        + implicit.isSealed() + " " + type.getPackageName());
    Package explicit = loader.pack("explicit");
    System.out.println(explicit + " " + explicit.getImplementationVersion() + " " + explicit.isCompatibleWith("0.9")
        + " " + (loader.getDefinedPackage("explicit") == explicit));
    LinkingLoader.show("twice", () -> loader.pack("explicit"));
    System.out.println(loader.getDefinedPackage("none") + " " + loader.getDefinedPackages().length + " "
        + LinkingLoaderNames.class.getPackage().getName().isEmpty() + " " + String.class.getPackage() + " "
        + int.class.getPackage() + " " + int[].class.getPackage());
    Class<?> sibling = loader.define("first.second.Sibling", new LinkingClassWriter("first/second/Sibling").bytes());
    System.out.println((sibling.getPackage() == implicit) + " " + loader.getDefinedPackages().length);
  }

  static void modules() {
    Plain loader = new Plain("modules", LinkingLoaderNames.class.getClassLoader());
    Class<?> type = loader.define("Lonely", new LinkingClassWriter("Lonely").bytes());
    Module own = LinkingLoaderNames.class.getModule();
    System.out.println(own.isNamed() + " " + own.getName() + " " + (type.getModule() == own) + " "
        + (type.getModule() == loader.getUnnamedModule()) + " " + type.getModule().isNamed());
    System.out.println(String.class.getModule() + " " + java.sql.Date.class.getModule() + " "
        + String.class.getModule().getClassLoader() + " " + own.getDescriptor() + " "
        + String.class.getModule().isExported("java.lang") + " "
        + String.class.getModule().isExported("jdk.internal.misc") + " " + own.canRead(String.class.getModule()) + " "
        + String.class.getModule().isOpen("java.lang", own));
    System.out.println(int.class.getModule() + " " + String[].class.getModule() + " "
        + (LinkingLoaderNames[].class.getModule() == own));
  }

  static void parallel() {
    ClassLoader app = LinkingLoaderNames.class.getClassLoader();
    Plain plain = new Plain("plain", app);
    Parallel parallel = new Parallel();
    ReallyParallel really = new ReallyParallel();
    System.out.println(Parallel.REGISTERED + " " + parallel.parallel() + " " + plain.parallel() + " "
        + ReallyParallel.REGISTERED + " " + really.parallel());
    System.out.println((plain.lock("A") == plain) + " " + (parallel.lock("A") == parallel) + " "
        + (really.lock("A") == really) + " " + (really.lock("A") == really.lock("A")) + " "
        + (really.lock("A") == really.lock("B")));
  }

  static void assertions() {
    Plain loader = new Plain("assertions", LinkingLoaderNames.class.getClassLoader());
    loader.setDefaultAssertionStatus(true);
    loader.setPackageAssertionStatus("off", false);
    loader.setClassAssertionStatus("off.On", true);
    System.out.println(loader.define("Here", new LinkingClassWriter("Here").bytes()).desiredAssertionStatus() + " "
        + loader.define("off.Off", new LinkingClassWriter("off/Off").bytes()).desiredAssertionStatus() + " "
        + loader.define("off.On", new LinkingClassWriter("off/On").bytes()).desiredAssertionStatus());
    loader.clearAssertionStatus();
    System.out.println(loader.define("Later", new LinkingClassWriter("Later").bytes()).desiredAssertionStatus() + " "
        + LinkingLoaderNames.class.desiredAssertionStatus());
  }

  public static void main(String[] args) {
    names();
    packages();
    modules();
    parallel();
    assertions();
  }
}
