package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The fields and methods of a class that hold JUnit 4's rules, as words for {@link RunTest}: of each the class, the
 * field's name or the method's signature, and its order. What comes first is further inside: methods before fields,
 * those of a class before those of its superclasses.
 */
final class RuleMembers {
  /** How many words a rule has. */
  static final int WORDS = 3;

  private static final String USUAL_ORDER = "-1";  // before JUnit 4.13 there was no other

  private final String annotation;
  private final List<String> words = new ArrayList<>();
  private final List<String> seen = new ArrayList<>();

  private RuleMembers(String annotation) {
    this.annotation = annotation;
  }

  /** Those that are around a test. */
  static List<String> ofTest(Class<?> type) throws ReflectiveOperationException {
    return new RuleMembers("org.junit.Rule").find(type);
  }

  /** Those that are around all tests of a class. */
  static List<String> ofClass(Class<?> type) throws ReflectiveOperationException {
    return new RuleMembers("org.junit.ClassRule").find(type);
  }

  private List<String> find(Class<?> type) throws ReflectiveOperationException {
    for (Class<?> holder : Marks.superclasses(type)) {
      for (Method method : Marks.declared(holder)) {
        if (Marks.has(method, annotation)) {
          require(method.getParameterCount() == 0, method, "it has parameters");
          add(method, method.getReturnType(), Marks.find(method, annotation), Members.signatureOf(method));
        }
      }
    }
    for (Class<?> holder : Marks.superclasses(type)) {
      List<Field> fields = new ArrayList<>(List.of(holder.getDeclaredFields()));
      fields.sort(Comparator.comparing(Field::getName));
      for (Field field : fields) {
        if (Marks.has(field, annotation)) {
          add(field, field.getType(), Marks.find(field, annotation), field.getName());
        }
      }
    }
    return words;
  }

  private void add(Member member, Class<?> type, Annotation mark, String name) throws ReflectiveOperationException {
    boolean isStatic = Modifier.isStatic(member.getModifiers());
    boolean isRule = Members.load("org.junit.rules.TestRule").isAssignableFrom(type);
    require(Modifier.isPublic(member.getModifiers()), member, "it is not public");
    if (annotation.endsWith(".ClassRule")) {
      require(isStatic, member, "it is not static");
      require(isRule, member, "it is no TestRule");
    } else {
      boolean isBoth = Marks.has((AnnotatedElement) member, "org.junit.ClassRule");
      boolean isMethodRule = Members.load("org.junit.rules.MethodRule").isAssignableFrom(type);
      require(!isStatic || isBoth, member, "it is static");
      require(isRule || isMethodRule, member, "it is no TestRule and no MethodRule");
    }
    if (!seen.contains(name)) {  // else one of that name in a subclass takes its place
      seen.add(name);
      String order = Marks.hasMember(mark, "order") ? Marks.value(mark, "order").toString() : USUAL_ORDER;
      words.addAll(List.of(member.getDeclaringClass().getName(), name, order));
    }
  }

  private void require(boolean holds, Member member, String otherwise) {
    if (!holds) {
      throw new Refusal(member.getDeclaringClass().getName() + "." + member.getName() + " cannot be a @"
          + annotation.substring(annotation.lastIndexOf('.') + 1) + ": " + otherwise);
    }
  }
}
