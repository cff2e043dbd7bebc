import weaveproof.Check;

// Whether a loader knows a package depends on whether a class of it has been loaded: asking is a step beside that of a thread that
// uses the class.
// outcome: false
// outcome: true
public class LitmusPackageDefined {
  public static void main(String[] args) throws InterruptedException {
    ClassLoader loader = LitmusPackageDefined.class.getClassLoader();
    Thread user = new Thread(() -> Check.outcome("" + (loader.getDefinedPackage("packages.litmus") != null)));
    user.start();
    packages.litmus.Used.use();
    user.join();
  }
}
