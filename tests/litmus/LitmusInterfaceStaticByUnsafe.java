// The initialiser of an interface gives out where its static final stands, before it sets it. Unsafe reads it without waiting for the
// initialisation: before it is set, and then.
//
// outcome: none
// outcome: 0
// outcome: 7

import java.lang.reflect.Field;
import sun.misc.Unsafe;
import weaveproof.Check;

public class LitmusInterfaceStaticByUnsafe {
  static final Unsafe UNSAFE = unsafe();
  static volatile long offset;
  static volatile Object base;

  static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static boolean publish() {
    try {
      Field field = Constants.class.getDeclaredField("SEVEN");
      offset = UNSAFE.staticFieldOffset(field);
      base = UNSAFE.staticFieldBase(field);
      return true;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  interface Constants {
    boolean PUBLISHED = publish();
    int SEVEN = Integer.parseInt("7");
  }

  public static void main(String[] args) {
    new Thread(() -> {
      Object seen = base;
      Check.outcome(seen == null ? "none" : "" + UNSAFE.getInt(seen, offset));
    }).start();
    boolean published = Constants.PUBLISHED;
  }
}
