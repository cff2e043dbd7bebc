// stress: yes
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Annotations on everything: classes, members, parameters, types, record components; repeated, inherited, defaulted.
 */
public class ReflectAnnotations {
  @Retention(RetentionPolicy.RUNTIME)
  @Inherited
  @interface Label {
    String value() default "none";

    int priority() default 5;
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @interface Tag {
    String name();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Tags {
    Tag[] value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE_USE)
  @interface Checked {
    int level() default 0;
  }

  @Retention(RetentionPolicy.CLASS)
  @interface Invisible {}

  @Label("base")
  @Tag(name = "one")
  static class Base {
    @Label(priority = 9)
    int field;

    @Tag(name = "a")
    @Tag(name = "b")
    @Deprecated
    void method(@Label("first") String s, int plain, @Tag(name = "p") @Label int last) {}
  }

  @Invisible
  @Tag(name = "x")
  @Tag(name = "y")
  static class Derived extends Base {
    @Label("constructor")
    Derived() {}

    @Override
    void method(String s, int plain, int last) {}

    @Checked(level = 1) List<@Checked(level = 2) String> typed;

    @Checked String convert(@Checked(level = 3) int @Checked(level = 4) [] a) throws @Checked(level = 5) Exception {
      return null;
    }
  }

  record Rec(@Label("component") int x, @Tag(name = "t") String y) {}

  enum Level {
    @Label("low")
    LOW,
    HIGH
  }

  @FunctionalInterface
  interface Single {
    void run();
  }

  static String text(Annotation[] annotations) {
    return Arrays.stream(annotations).map(Annotation::toString).sorted().collect(Collectors.joining(" ", "[", "]"));
  }

  static void show(String what, AnnotatedElement element) {
    System.out.println(what + " present " + text(element.getAnnotations()) + " declared "
        + text(element.getDeclaredAnnotations()));
  }

  public static void main(String[] args) throws Exception {
    show("Base", Base.class);
    show("Derived", Derived.class);
    show("field", Base.class.getDeclaredField("field"));
    show("constructor", Derived.class.getDeclaredConstructor());
    show("enum constant", Level.class.getField("LOW"));
    show("plain constant", Level.class.getField("HIGH"));
    show("Single", Single.class);
    show("Label itself", Label.class);
    show("Tag itself", Tag.class);
    Method method = Base.class.getDeclaredMethod("method", String.class, int.class, int.class);
    show("method", method);
    show("override", Derived.class.getDeclaredMethod("method", String.class, int.class, int.class));
    for (Annotation[] annotations : method.getParameterAnnotations()) {
      System.out.println("  parameter " + text(annotations));
    }
    System.out.println(text(method.getParameters()[2].getAnnotations()) + " "
        + method.getParameters()[0].getAnnotation(Label.class).value());
    System.out.println(Derived.class.getAnnotation(Label.class).value() + " "
        + Derived.class.getDeclaredAnnotation(Label.class) + " " + Derived.class.isAnnotationPresent(Tags.class)
        + Derived.class.isAnnotationPresent(Tag.class)
        + Derived.class.isAnnotationPresent(Invisible.class));
    System.out.println(text(Derived.class.getAnnotationsByType(Tag.class)) + " "
        + text(Base.class.getAnnotationsByType(Tag.class)) + " " + text(method.getAnnotationsByType(Tag.class)) + " "
        + Level.class.getAnnotationsByType(Tag.class).length + " "
        + Derived.class.getAnnotation(Tags.class).value()[1].name());
    Label label = Base.class.getAnnotation(Label.class);
    Label defaulted = Base.class.getDeclaredField("field").getAnnotation(Label.class);
    System.out.println(label.value() + label.priority() + " " + defaulted.value() + defaulted.priority() + " "
        + label.annotationType().getSimpleName() + " " + label.equals(defaulted) + " "
        + label.equals(Derived.class.getAnnotation(Label.class)) + " "
        + (label.hashCode() == (127 * "value".hashCode() ^ "base".hashCode()) + (127 * "priority".hashCode() ^ 5)) + " "
        + (label instanceof Label) + " " + java.lang.reflect.Proxy.isProxyClass(label.getClass()));
    Deprecated deprecated = method.getAnnotation(Deprecated.class);
    System.out.println(deprecated + " " + deprecated.forRemoval() + " " + deprecated.since().isEmpty());
    System.out.println(Label.class.getMethod("value").getDefaultValue() + " "
        + Label.class.getMethod("priority").getDefaultValue() + " " + Tag.class.getMethod("name").getDefaultValue());
    System.out.println(Label.class.getAnnotation(Retention.class).value() + " "
        + Checked.class.getAnnotation(Target.class) + " "
        + Tag.class.getAnnotation(Repeatable.class).value().getSimpleName());
    System.out.println(text(Derived.class.getDeclaredField("typed").getAnnotatedType().getAnnotations()) + " "
        + text(((AnnotatedParameterizedType) Derived.class.getDeclaredField("typed").getAnnotatedType())
        .getAnnotatedActualTypeArguments()[0].getAnnotations()));
    Method convert = Derived.class.getDeclaredMethod("convert", int[].class);
    System.out.println(text(convert.getAnnotatedReturnType().getAnnotations())
        + text(convert.getAnnotatedParameterTypes()[0].getAnnotations())
        + text(convert.getAnnotatedExceptionTypes()[0].getAnnotations()) + " " + convert.getAnnotatedReturnType());
    for (RecordComponent c : Rec.class.getRecordComponents()) {
      System.out.println(c + " " + text(c.getAnnotations()) + " " + text(c.getAccessor().getAnnotations()) + " "
          + text(Rec.class.getDeclaredField(c.getName()).getAnnotations()));
    }
    System.out.println(Arrays.stream(Rec.class.getDeclaredConstructors()[0].getParameterAnnotations())
        .map(ReflectAnnotations::text).toList());
  }
}
