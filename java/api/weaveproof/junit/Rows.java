package weaveproof.junit;

import java.lang.reflect.Array;
import java.util.Iterator;
import java.util.stream.BaseStream;

/** What a method that provides arguments gives: a stream, a collection or an array of rows. */
final class Rows {
  private Rows() {}

  static Iterator<?> iterator(Object given) {
    if (given instanceof BaseStream<?, ?> stream) {
      return stream.iterator();
    }
    if (given instanceof Iterable<?> iterable) {
      return iterable.iterator();
    }
    if (given instanceof Iterator<?> iterator) {
      return iterator;
    }
    if (given == null || !given.getClass().isArray()) {
      String what = given == null ? "null" : given.getClass().getName();
      throw new IllegalArgumentException("arguments are a stream, a collection or an array, not " + what);
    }
    return new Iterator<Object>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < Array.getLength(given);
      }

      @Override
      public Object next() {
        return Array.get(given, next++);
      }
    };
  }

  static Object[] row(Iterator<?> rows, int index) throws ReflectiveOperationException {
    for (int i = 0; i < index; i++) {
      rows.next();
    }
    return row(rows.next());
  }

  /** Of an array, its elements; of JUnit's Arguments, what they hold; anything else is a row of one. */
  static Object[] row(Object element) throws ReflectiveOperationException {
    if (element instanceof Object[] array) {
      return array;
    }
    if (element != null) {
      for (Class<?> type = element.getClass(); type != null; type = type.getSuperclass()) {
        for (Class<?> implemented : type.getInterfaces()) {
          if (implemented.getName().equals("org.junit.jupiter.params.provider.Arguments")) {
            return (Object[]) implemented.getMethod("get").invoke(element);
          }
        }
      }
    }
    return new Object[] {element};
  }
}
