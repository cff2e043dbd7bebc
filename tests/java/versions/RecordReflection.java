// jdk: 21+
// Records by reflection: components, accessors, canonical constructors, annotations, generic types.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class RecordReflection {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark { int value() default 3; }

  record Point<T>(@Mark T x, @Mark(5) List<String> y) {}

  public static void main(String[] args) throws Exception {
    System.out.println(Point.class.isRecord() + " " + RecordReflection.class.isRecord() + " " + RecordReflection.class.getRecordComponents());
    for (RecordComponent component : Point.class.getRecordComponents())
      System.out.println(component.getName() + " " + component.getGenericType() + " " + component.getType() + " " + component.getAnnotation(Mark.class).value() + " " + component.getAccessor());
    Constructor<?> constructor = Point.class.getDeclaredConstructor(Object.class, List.class);
    Object point = constructor.newInstance(1, List.of("q"));
    System.out.println(point + " " + Point.class.getRecordComponents()[0].getAccessor().invoke(point));
    Field field = Point.class.getDeclaredField("x");
    field.setAccessible(true);
    try {
      field.set(point, 2);
    } catch (IllegalAccessException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Arrays.toString(constructor.getParameters()) + " " + Modifier.toString(field.getModifiers()));
  }
}
