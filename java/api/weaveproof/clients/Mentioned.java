package weaveproof.clients;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The objects that a text of {@code toString} mentions as {@code Ticket@1b6d3586}: those that can be reached from the object that says it,
 * through fields of the program's own classes, arrays, collections and maps, and the one that is called. Such a text is a hash code only if
 * one of them has it: {@code Box@0} is the content of a box if no object there has the class Box and the hash code 0.
 */
final class Mentioned {
  private static final int MOST = 200;

  private final Object root, subject;
  private List<Object> found;  // null: nobody has needed them

  Mentioned(Object root, Object subject) {
    this.root = root;
    this.subject = subject;
  }

  List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    int done = 0;
    for (int at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
      int end = at + 1;
      while (end < text.length() && end < at + 9 && "0123456789abcdef".indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      Object object = end == at + 1 ? null : find(text, at, end);
      if (object != null) {
        int begin = at - object.getClass().getName().length();
        pieces.add(new Piece.Text(Results.escaped(text.substring(done, begin))));
        pieces.add(object == subject ? new Piece.Text("this") : new Piece.Same(object, Results.className(object)));
        done = end;
      }
    }
    pieces.add(new Piece.Text(Results.escaped(text.substring(done))));
    return pieces;
  }

  private Object find(String text, int at, int end) {
    if (found == null) {
      found = new ArrayList<>();
      add(root);
      add(subject);
      for (int i = 0; i < found.size() && found.size() < MOST; i++) {
        addReachable(found.get(i));
      }
    }
    String hash = text.substring(at + 1, end);
    for (Object object : found) {
      String name = object.getClass().getName();
      if (text.regionMatches(at - name.length(), name, 0, name.length())
          && Integer.toHexString(System.identityHashCode(object)).equals(hash)) {
        return object;
      }
    }
    return null;
  }

  private void add(Object object) {
    if (object == null || object instanceof String || object instanceof Number || object instanceof Class) {
      return;
    }
    for (Object known : found) {
      if (known == object) {
        return;
      }
    }
    found.add(object);
  }

  private void addReachable(Object object) {
    if (object instanceof Object[]) {
      for (Object element : (Object[]) object) {
        add(element);
      }
    } else if (object instanceof Map) {
      ((Map<?, ?>) object).forEach((key, value) -> {
        add(key);
        add(value);
      });
    } else if (object instanceof Collection) {
      ((Collection<?>) object).forEach(this::add);
    } else if (object instanceof AtomicReference) {
      add(((AtomicReference<?>) object).get());
    } else {
      for (Class<?> type = object.getClass(); type != null && type.getClassLoader() != null; type = type.getSuperclass()) {
        addFields(object, type);
      }
    }
  }

  private void addFields(Object object, Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) {
        continue;
      }
      try {
        field.setAccessible(true);
        add(field.get(object));
      } catch (IllegalAccessException | RuntimeException e) {
        continue;  // it is not for us: what it holds is not found
      }
    }
  }
}
