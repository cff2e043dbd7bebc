// stress: yes
// The order of instance initialisation: field initialisers, blocks, constructor chains, defaults seen by overridden
// methods, captured values.
public class LangInstanceInit {
  static StringBuilder trace = new StringBuilder();

  static int note(String text, int value) {
    trace.append(text).append(' ');
    return value;
  }

  static class Base {
    int first = note("Base.first", 1);

    {
      note("Base.block", 0);
      early();
    }

    int second = note("Base.second", first + 1);

    Base() {
      note("Base()", 0);
      early();
    }

    Base(int ignored) {
      this();
      note("Base(int)", ignored);
    }

    void early() {
      note("Base.early", 0);
    }
  }

  static class Derived extends Base {
    int value = note("Derived.value", 5);
    final int constant = 7;
    final int computed = note("Derived.computed", 8);
    String text = "set";
    int untouched;

    {
      untouched = value * 2;
      note("Derived.block", 0);
    }

    Derived() {
      super(note("argument", 9));
      note("Derived()", 0);
    }

    Derived(String text) {
      this();
      this.text = text;
      note("Derived(String)", 0);
    }

    @Override
    void early() {
      note("Derived.early:" + value + constant + computed + text + untouched, 0);
    }
  }

  static class Forward {
    int a = this.b + 1;
    int b = 5;
    int c;

    {
      c = a + b;
      d = 100;
    }

    int d = c + 1;
    int e = d;
  }

  static class Several {
    static int count;
    final int number = ++count;
    final int[] data;
    final String label;

    {
      data = new int[number];
    }

    Several() {
      this("unnamed" + count);
    }

    Several(String label) {
      this.label = label + data.length + number;
    }
  }

  static class Anonymous {
    final int base;

    Anonymous(int base) {
      this.base = base;
      hook();
    }

    void hook() {}
  }

  static class Leaking {
    static Leaking last;
    final int value;

    Leaking(boolean fail) {
      last = this;
      if (fail) throw new IllegalStateException("half made");
      value = 3;
    }
  }

  static void flush(String title) {
    System.out.println(title + ": " + trace.toString().trim());
    trace.setLength(0);
  }

  public static void main(String[] args) {
    new Base();
    flush("base");
    new Base(4);
    flush("base int");
    new Derived();
    flush("derived");
    Derived derived = new Derived("given");
    flush("derived text");
    System.out.println(derived.text + derived.untouched + derived.second);
    Forward forward = new Forward();
    System.out.println(forward.a + " " + forward.b + " " + forward.c + " " + forward.d + " " + forward.e);
    System.out.println(new Several().label + " " + new Several("x").label + " " + new Several().label);
    int captured = 11;
    Anonymous anonymous = new Anonymous(2) {
      int own = 4;

      {
        note("anonymous block " + own + captured, 0);
      }

      void hook() {
        note("hook sees " + own + " " + base + " " + captured, 0);
      }
    };
    anonymous.hook();
    flush("anonymous");
    try {
      new Leaking(true);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + Leaking.last.value);
    }
    System.out.println(new Leaking(false).value + Leaking.last.value);
  }
}
