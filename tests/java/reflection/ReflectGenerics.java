import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Generic signatures as seen at run time: type variables, parameterized types, wildcards, generic arrays, their owners
 * and texts.
 */
public class ReflectGenerics {
  static class Box<T extends Number & Comparable<T>, U> {
    T value;
    List<T> list;
    Map<String, ? extends List<? super T>> map;
    T[] array;
    List<String>[][] lists;
    Map.Entry<U, int[]> entry;
    Slot slot;
    Box<Integer, U>.Slot other;
    List<?> anything;
    int plain;

    class Slot {
      U held;
    }

    <X extends Exception, Y extends X> Y convert(X in, Function<? super T, ? extends Y[]> f) throws X {
      return null;
    }
  }

  static class IntBox extends Box<Integer, List<String>> implements Comparable<IntBox>,
      Function<String, Map<Integer, ?>> {
    @Override
    public int compareTo(IntBox o) {
      return 0;
    }

    @Override
    public Map<Integer, ?> apply(String s) {
      return null;
    }
  }

  /** Captures a type argument, as frameworks do. */
  abstract static class TypeToken<T> {
    Type type() {
      return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
    }
  }

  static String describe(Type t) {
    if (t instanceof Class<?> c) return "class " + c.getSimpleName();
    if (t instanceof TypeVariable<?> v) {
      return "variable " + v.getName() + " of "
          + (v.getGenericDeclaration() instanceof Class<?> c
          ? c.getSimpleName() : ((Method) v.getGenericDeclaration()).getName());
    }
    if (t instanceof WildcardType w) {
      return "wildcard upper " + Arrays.toString(w.getUpperBounds()) + " lower " + Arrays.toString(w.getLowerBounds());
    }
    if (t instanceof GenericArrayType a) return "array of (" + describe(a.getGenericComponentType()) + ")";
    ParameterizedType p = (ParameterizedType) t;
    StringBuilder out = new StringBuilder("parameterized " + describe(p.getRawType()) + " owner " + p.getOwnerType()
        + " <");
    for (Type arg : p.getActualTypeArguments()) out.append(describe(arg)).append("; ");
    return out.append(">").toString();
  }

  /** The concrete type of a variable as seen from a subclass. */
  static Type resolve(Class<?> from, Class<?> declaring, int index) {
    Map<TypeVariable<?>, Type> bound = new HashMap<>();
    for (Class<?> c = from; c != declaring; c = c.getSuperclass()) {
      if (c.getGenericSuperclass() instanceof ParameterizedType p) {
        TypeVariable<?>[] variables = ((Class<?>) p.getRawType()).getTypeParameters();
        for (int i = 0; i < variables.length; i++) {
          bound.put(variables[i], bound.getOrDefault(p.getActualTypeArguments()[i], p.getActualTypeArguments()[i]));
        }
      }
    }
    return bound.get(declaring.getTypeParameters()[index]);
  }

  public static void main(String[] args) throws Exception {
    Field[] fields = Box.class.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    for (Field f : fields) {
      System.out.println(f.getName() + ": " + f.getGenericType() + " | " + f.getGenericType().getTypeName() + " | "
          + describe(f.getGenericType()));
    }
    for (TypeVariable<?> v : Box.class.getTypeParameters()) {
      System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + v.getGenericDeclaration());
    }
    Method convert = Box.class.getDeclaredMethod("convert", Exception.class, Function.class);
    System.out.println(convert.toGenericString());
    for (Type t : convert.getGenericParameterTypes()) System.out.println("  " + t + " | " + describe(t));
    System.out.println("  " + describe(convert.getGenericReturnType()) + " "
        + Arrays.toString(convert.getGenericExceptionTypes()) + " "
        + Arrays.toString(convert.getTypeParameters()[1].getBounds()));
    System.out.println(IntBox.class.getGenericSuperclass() + " "
        + Arrays.toString(IntBox.class.getGenericInterfaces()));
    System.out.println(resolve(IntBox.class, Box.class, 0) + " " + resolve(IntBox.class, Box.class, 1));
    TypeToken<?> token = new TypeToken<Map<? extends Number, List<? super String[]>>>() {};
    System.out.println(token.type() + " " + new TypeToken<int[][]>() {}.type() + " "
        + new TypeToken<List<Integer>[]>() {}.type());
    Type first = new TypeToken<List<String>>() {}.type();
    Type second = new TypeToken<List<String>>() {}.type();
    System.out.println(first.equals(second) + " " + (first.hashCode() == second.hashCode()) + " "
        + first.equals(new TypeToken<List<Integer>>() {}.type()) + " " + first.equals(List.class));
    System.out.println(ArrayList.class.getGenericSuperclass() + " "
        + Arrays.toString(ArrayList.class.getGenericInterfaces()) + " " + Collection.class.toGenericString() + " "
        + Map.Entry.class.toGenericString());
    System.out.println(Arrays.toString(Enum.class.getTypeParameters()[0].getBounds()) + " "
        + Class.class.getMethod("asSubclass", Class.class).toGenericString());
    System.out.println(java.util.Collections.class.getMethod("max", Collection.class).toGenericString());
    Type wildcard = ((ParameterizedType) Box.class.getDeclaredField("anything").getGenericType())
        .getActualTypeArguments()[0];
    System.out.println(wildcard + " "
        + wildcard.equals(((ParameterizedType) Box.class.getDeclaredField("anything").getGenericType())
        .getActualTypeArguments()[0]) + " "
        + Box.class.getTypeParameters()[0].equals(Box.class.getTypeParameters()[0]));
  }
}
