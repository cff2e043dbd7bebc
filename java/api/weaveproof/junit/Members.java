package weaveproof.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.StringJoiner;

/** Classes and their members by name, whatever their access. */
final class Members {
  private Members() {}

  /** Does not initialise it. */
  static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, false, ClassLoader.getSystemClassLoader());
  }

  static Method method(String className, String signature) throws ReflectiveOperationException {
    for (Method method : load(className).getDeclaredMethods()) {
      if (signature.startsWith(method.getName()) && !method.isBridge() && signatureOf(method).equals(signature)) {
        method.setAccessible(true);
        return method;
      }
    }
    throw new NoSuchMethodException(className + "." + signature);
  }

  /** {@code add(int,java.lang.String)} */
  static String signatureOf(Method method) {
    StringJoiner text = new StringJoiner(",", method.getName() + "(", ")");
    for (Class<?> type : method.getParameterTypes()) {
      text.add(type.getTypeName());
    }
    return text.toString();
  }

  static Field field(String className, String name) throws ReflectiveOperationException {
    Field field = load(className).getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  /** The only one; {@link ListTests} has seen to that. */
  static Constructor<?> constructor(Class<?> type) {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor;
  }
}
