// jdk: 21+
// The bootstrap methods of switches, called directly, and through a class of the program.
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.runtime.SwitchBootstraps;

public class SwitchBootstrapsByHand {
  enum Level { LOW, HIGH }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(int.class, Object.class, int.class);
    CallSite site = SwitchBootstraps.typeSwitch(lookup, "", type, String.class, 42, "word", Integer.class);
    for (Object o : new Object[] {"text", 42, 43, "word", 5.0, null})
      System.out.print((int) site.getTarget().invokeExact(o, 0) + " ");
    System.out.print((int) site.getTarget().invokeExact((Object) "word", 1) + " ");
    CallSite levels = SwitchBootstraps.enumSwitch(lookup, "", MethodType.methodType(int.class, Level.class, int.class), "HIGH", "NONE", Level.class);
    for (Level level : Level.values()) System.out.print((int) levels.getTarget().invokeExact(level, 0) + " ");
    System.out.println();
    try {
      SwitchBootstraps.typeSwitch(lookup, "", type, 1.5);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
