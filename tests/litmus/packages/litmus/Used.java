package packages.litmus;

// For LitmusPackageDefined.
public class Used {
  static Object made = new Object();

  public static void use() {}
}
