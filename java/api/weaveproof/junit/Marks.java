package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Annotations, by the names of their types: whoever is not on the class path is not needed. */
final class Marks {
  private Marks() {}

  /**
   * The annotation itself, or the one on an annotation that is there; null if there is none. One of JUnit 5's may also be
   * on an interface that a class implements, and if it is inherited, on what its superclasses have.
   */
  static Annotation find(AnnotatedElement element, String type) {
    Annotation found = find(element, type, new HashSet<>());
    if (found != null || !(element instanceof Class<?> holder) || !type.startsWith("org.junit.jupiter.")) {
      return found;
    }
    for (Class<?> implemented : holder.getInterfaces()) {
      found = found == null ? find(implemented, type) : found;
    }
    if (found == null && holder.getSuperclass() != null) {
      Annotation above = find(holder.getSuperclass(), type);
      found = above != null && above.annotationType().isAnnotationPresent(Inherited.class) ? above : null;
    }
    return found;
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

  /** All of this type, which may be repeated: those that {@link #find} would find if each were the only one. */
  static List<Annotation> all(AnnotatedElement element, String type) throws ReflectiveOperationException {
    List<Annotation> found = new ArrayList<>();
    addAll(element, type, new HashSet<>(), found);
    return found;
  }

  private static void addAll(AnnotatedElement element, String type, Set<AnnotatedElement> seen, List<Annotation> found)
      throws ReflectiveOperationException {
    if (element == null || !seen.add(element)) {
      return;
    }
    if (element instanceof Class<?> holder) {
      List<Annotation> above = new ArrayList<>();
      addAll(holder.getSuperclass(), type, seen, above);
      above.removeIf(one -> !one.annotationType().isAnnotationPresent(Inherited.class));
      found.addAll(above);
      for (Class<?> implemented : holder.getInterfaces()) {
        addAll(implemented, type, seen, found);
      }
    }
    for (Annotation annotation : each(element)) {
      if (annotation.annotationType().getName().equals(type)) {
        found.add(annotation);
      } else {
        addAll(annotation.annotationType(), type, seen, found);
      }
    }
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

  private static final Comparator<Method> ORDER_OF_NAMES =
      Comparator.comparing(Method::getName).thenComparing(Method::toString);

  /**
   * The methods of a class, its superclasses and interfaces that have the annotation, those of superclasses first. A
   * method that is overridden does not count: for JUnit 5 by whatever method, for JUnit 4 by one that has the
   * annotation too.
   */
  static List<Method> methods(Class<?> type, String annotation, boolean whateverOverrides) {
    List<Method> found = new ArrayList<>();
    for (List<Method> level : levels(type, annotation, whateverOverrides)) {
      found.addAll(0, level);
    }
    return found;
  }

  /** The same, those of the class itself first: the order of what comes after a test. */
  static List<Method> upwards(Class<?> type, String annotation, boolean whateverOverrides) {
    List<Method> found = new ArrayList<>();
    for (List<Method> level : levels(type, annotation, whateverOverrides)) {
      found.addAll(level);
    }
    return found;
  }

  /** The same, those of superclasses first, but those of one class the other way round: what JUnit 4 calls before a test. */
  static List<Method> reversedUpwards(Class<?> type, String annotation) {
    List<Method> found = upwards(type, annotation, false);
    Collections.reverse(found);
    return found;
  }

  // For each class and its superclasses; behind each, those of its interfaces, which are taken as one.
  private static List<List<Method>> levels(Class<?> type, String annotation, boolean whateverOverrides) {
    List<Method> below = new ArrayList<>();
    List<List<Method>> levels = new ArrayList<>();
    for (List<Method> declared : declaredByLevel(type)) {
      List<Method> level = new ArrayList<>();
      for (Method method : declared) {
        boolean counts = has(method, annotation);
        if (!isOverridden(method, below) && counts) {
          level.add(method);
        }
        if (counts || whateverOverrides) {
          below.add(method);
        }
      }
      if (!level.isEmpty() && level.get(0).getDeclaringClass().isInterface()) {
        level.sort(ORDER);
      }
      levels.add(level);
    }
    return levels;
  }

  private static List<List<Method>> declaredByLevel(Class<?> type) {
    List<List<Method>> levels = new ArrayList<>();
    Set<Class<?>> seen = new HashSet<>();
    for (Class<?> one : superclasses(type)) {
      levels.add(declared(one));
      List<Method> ofInterfaces = new ArrayList<>();
      addDeclaredByInterfaces(one, ofInterfaces, seen);
      levels.add(ofInterfaces);
    }
    return levels;
  }

  private static void addDeclaredByInterfaces(Class<?> type, List<Method> found, Set<Class<?>> seen) {
    for (Class<?> implemented : type.getInterfaces()) {
      if (seen.add(implemented)) {
        found.addAll(declared(implemented));
        addDeclaredByInterfaces(implemented, found, seen);
      }
    }
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
    methods.sort(isSortedByName(type) ? ORDER_OF_NAMES : ORDER);
    return methods;
  }

  // JUnit 4: then what comes before and after tests is, too.
  private static boolean isSortedByName(Class<?> type) {
    try {
      Annotation fixed = find(type, "org.junit.FixMethodOrder");
      return fixed != null && value(fixed, "value").toString().equals("NAME_ASCENDING");
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  private static boolean isOverridden(Method method, List<Method> below) {
    for (Method other : below) {
      if (other.getDeclaringClass() != method.getDeclaringClass()
          && !Modifier.isPrivate(method.getModifiers())
          && overrides(other, method)) {
        return true;
      }
    }
    return false;
  }

  // As JUnit has it: the parameters are of the same types, or of subtypes if the upper method has type variables.
  private static boolean overrides(Method lower, Method upper) {
    Class<?>[] lowers = lower.getParameterTypes();
    Class<?>[] uppers = upper.getParameterTypes();
    if (!lower.getName().equals(upper.getName()) || lowers.length != uppers.length) {
      return false;
    }
    for (int i = 0; i < lowers.length; i++) {
      if (!uppers[i].isAssignableFrom(lowers[i])) {
        return false;
      }
    }
    return Arrays.equals(lowers, uppers) || isGeneric(upper);
  }

  private static boolean isGeneric(Method method) {
    List<Type> types = new ArrayList<>(List.of(method.getGenericParameterTypes()));
    types.add(method.getGenericReturnType());
    return types.stream().anyMatch(type -> type instanceof TypeVariable || type instanceof GenericArrayType);
  }
}
