// stress: yes
// Inner, local and anonymous classes: captured variables, outer instances at several depths, shadowing, qualified new
// and super.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class LangInnerClasses {
  private int value = 1;
  private static String shared = "shared";
  private final List<String> log = new ArrayList<>();

  class Inner {
    int value = 10;

    class Deep {
      int value = 100;

      int sum(int value) {
        return value + this.value + Inner.this.value + LangInnerClasses.this.value;
      }

      void bump() {
        LangInnerClasses.this.value++;
        Inner.this.value += 10;
        value += 100;
        log.add("bump " + shared);
      }
    }

    Deep deep() {
      return new Deep();
    }
  }

  class Extended extends Inner {
    Extended() {
      value = 50;
    }
  }

  static class Foreign extends LangInnerClasses.Inner {
    Foreign(LangInnerClasses outer) {
      outer.super();
      value *= 2;
    }
  }

  static class Node<T> implements Iterable<T> {
    private final T item;
    private final Node<T> next;

    Node(T item, Node<T> next) {
      this.item = item;
      this.next = next;
    }

    public Iterator<T> iterator() {
      return new Iterator<T>() {
        private Node<T> current = Node.this;

        public boolean hasNext() {
          return current != null;
        }

        public T next() {
          T result = current.item;
          current = current.next;
          return result;
        }
      };
    }
  }

  String local(final int parameter, long wide, double floating, String text) {
    int effectivelyFinal = parameter * 2;
    class Local {
      final int number;

      Local(int number) {
        this.number = number + effectivelyFinal;
      }

      String show() {
        return number + "/" + parameter + "/" + wide + "/" + floating + "/" + text + "/" + value + "/" + shared;
      }

      Local again() {
        return number > 100 ? this : new Local(number);
      }
    }
    return new Local(1).show() + " " + new Local(2).again().show();
  }

  static Object[] anonymous(int base) {
    Object[] results = new Object[3];
    for (int i = 0; i < results.length; i++) {
      int captured = base + i;
      results[i] = new Object() {
        int calls = captured;

        {
          calls *= 2;
        }

        @Override
        public String toString() {
          return "anonymous" + calls++ + ":" + captured;
        }
      };
    }
    return results;
  }

  interface Operation {
    int apply(int x);
  }

  Operation compose(Operation first, Operation second) {
    return new Operation() {
      public int apply(int x) {
        return second.apply(first.apply(x)) + value;
      }
    };
  }

  public static void main(String[] args) {
    LangInnerClasses outer = new LangInnerClasses();
    LangInnerClasses.Inner inner = outer.new Inner();
    LangInnerClasses.Inner.Deep deep = inner.new Deep();
    System.out.println(deep.sum(1000));
    deep.bump();
    inner.deep().bump();
    System.out.println(deep.sum(1000) + " " + inner.deep().sum(0) + " " + outer.log);
    System.out.println(
        outer.new Extended().deep().sum(0) + " " + new Foreign(outer).deep().sum(0) + " " + new Foreign(outer).value);
    System.out.println(outer.local(7, 1L << 33, 0.5, "t"));
    Object[] objects = anonymous(5);
    System.out.println(objects[0] + " " + objects[0] + " " + objects[1] + " " + objects[2]);
    System.out.println((objects[0].getClass() == objects[1].getClass()) + " " + objects[0].getClass().getName());
    Operation plusOne = new Operation() {
      public int apply(int x) {
        return x + 1;
      }
    };
    System.out.println(outer.compose(plusOne, outer.compose(plusOne, x -> x * x)).apply(4));
    StringBuilder text = new StringBuilder();
    for (String item : new Node<>("a", new Node<>("b", new Node<>("c", null)))) text.append(item);
    System.out.println(text + " " + deep.getClass().getName() + " " + inner.getClass().isMemberClass());
    try {
      LangInnerClasses nothing = null;
      nothing.new Inner();
    } catch (NullPointerException e) {
      System.out.println("no outer instance");
    }
  }
}
