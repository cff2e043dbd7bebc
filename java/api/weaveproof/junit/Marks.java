package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Annotations, by the names of their types: whoever is not on the class path is not needed. */
final class Marks {
  private Marks() {}

  /** The annotation itself, or the one on an annotation that is there; null if there is none. */
  static Annotation find(AnnotatedElement element, String type) {
    return find(element, type, new HashSet<>());
  }

  static boolean has(AnnotatedElement element, String type) {
    return find(element, type) != null;
  }

  private static Annotation find(AnnotatedElement element, String type, Set<Class<?>> seen) {
    for (Annotation annotation : element.getAnnotations()) {
      if (annotation.annotationType().getName().equals(type)) {
        return annotation;
      }
    }
    for (Annotation annotation : element.getAnnotations()) {
      if (seen.add(annotation.annotationType())) {
        Annotation found = find(annotation.annotationType(), type, seen);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** Those of an element, with repeated ones taken out of what holds them. */
  static List<Annotation> each(AnnotatedElement element) throws ReflectiveOperationException {
    List<Annotation> all = new ArrayList<>();
    for (Annotation annotation : element.getAnnotations()) {
      Object value = hasMember(annotation, "value") ? value(annotation, "value") : null;
      if (value instanceof Annotation[] repeated) {
        all.addAll(List.of(repeated));
      } else {
        all.add(annotation);
      }
    }
    return all;
  }

  static Object value(Annotation annotation, String member) throws ReflectiveOperationException {
    Method method = annotation.annotationType().getDeclaredMethod(member);
    method.setAccessible(true);
    return method.invoke(annotation);
  }

  static boolean hasMember(Annotation annotation, String member) {
    for (Method method : annotation.annotationType().getDeclaredMethods()) {
      if (method.getName().equals(member)) {
        return true;
      }
    }
    return false;
  }

  /** The order in which JUnit takes the methods of one class. */
  private static final Comparator<Method> ORDER =
      Comparator.<Method>comparingInt(method -> method.getName().hashCode()).thenComparing(Method::toString);

  /**
   * The methods of a class, its superclasses and interfaces that have the annotation, those of superclasses first. A
   * method that is overridden does not count: for JUnit 5 by whatever method, for JUnit 4 by one that has the
   * annotation too.
   */
  static List<Method> methods(Class<?> type, String annotation, boolean whateverOverrides) {
    List<Method> below = new ArrayList<>();
    List<Method> found = new ArrayList<>();
    for (Class<?> one : lineage(type)) {
      List<Method> level = new ArrayList<>();
      for (Method method : declared(one)) {
        boolean counts = has(method, annotation);
        if (!isOverridden(method, below) && counts) {
          level.add(method);
        }
        if (counts || whateverOverrides) {
          below.add(method);
        }
      }
      found.addAll(0, level);
    }
    return found;
  }

  /** The class, then its superclasses. */
  static List<Class<?>> superclasses(Class<?> type) {
    List<Class<?>> classes = new ArrayList<>();
    for (Class<?> one = type; one != null && one != Object.class; one = one.getSuperclass()) {
      classes.add(one);
    }
    return classes;
  }

  /** The class, its superclasses, then all their interfaces. */
  static List<Class<?>> lineage(Class<?> type) {
    List<Class<?>> classes = superclasses(type);
    for (int i = 0; i < classes.size(); i++) {
      for (Class<?> implemented : classes.get(i).getInterfaces()) {
        if (!classes.contains(implemented)) {
          classes.add(implemented);
        }
      }
    }
    return classes;
  }

  static List<Method> declared(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      boolean hasCode = !type.isInterface() || !Modifier.isAbstract(method.getModifiers());
      if (!method.isSynthetic() && hasCode) {
        methods.add(method);
      }
    }
    methods.sort(ORDER);
    return methods;
  }

  private static boolean isOverridden(Method method, List<Method> below) {
    String signature = Members.signatureOf(method);
    for (Method other : below) {
      if (other.getDeclaringClass() != method.getDeclaringClass()
          && !Modifier.isPrivate(method.getModifiers())
          && Members.signatureOf(other).equals(signature)) {
        return true;
      }
    }
    return false;
  }
}
