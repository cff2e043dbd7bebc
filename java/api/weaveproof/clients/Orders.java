package weaveproof.clients;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import weaveproof.Check;

/**
 * The calls of clients one after the other, in every order ({@link Client#orders}). Each order is a path of its own and
 * so begins with a fresh object in a fresh machine, and one that waits for ever keeps no other from its end.
 */
public final class Orders {
  private Orders() {}

  /** The names of classes with a method {@code client()}. The outcomes of the first begin with {@code 0 }. */
  public static void main(String[] names) throws Throwable {
    int number = Check.choose(0, names.length - 1);
    Method client = Class.forName(names[number]).getDeclaredMethod("client");
    client.setAccessible(true);
    try {
      ((Client) client.invoke(null)).orders(number + " ");
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
