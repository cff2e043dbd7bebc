import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** MethodHandle: finding members of all kinds, invokeExact and invoke, conversions, varargs, refusals. */
public class ReflectMethodHandles {
  static class Base {
    String who() {
      return "base";
    }
  }

  static class Account extends Base {
    private int balance;
    static String bank = "first";
    final String owner;

    Account(String owner, int balance) {
      this.owner = owner;
      this.balance = balance;
    }

    int deposit(int amount) {
      return balance += amount;
    }

    private String secret(long code) {
      return owner + code;
    }

    static double rate(int years, float base) {
      return years * base;
    }

    static String all(String head, Object... rest) {
      return head + Arrays.toString(rest);
    }

    static void fail(boolean checked) throws Exception {
      if (checked) throw new java.io.IOException("io");
      throw new IllegalStateException("state");
    }

    @Override
    String who() {
      return "account";
    }

    static MethodHandles.Lookup lookup() {
      return MethodHandles.lookup();
    }

    MethodHandle superWho() throws Exception {
      return MethodHandles.lookup().findSpecial(Base.class, "who", MethodType.methodType(String.class), Account.class)
          .bindTo(this);
    }
  }

  interface Attempt {
    Object call() throws Throwable;
  }

  static void attempt(String what, Attempt action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Throwable e) {
      System.out.println(what + ": " + e.getClass().getSimpleName()
          + (e instanceof NullPointerException ? "" : ": " + e.getMessage().replaceAll("@[0-9a-f]+", "@hash")));
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    Account account = new Account("ann", 100);
    MethodHandle deposit = lookup.findVirtual(Account.class, "deposit", MethodType.methodType(int.class, int.class));
    int exact = (int) deposit.invokeExact(account, 5);
    Object loose = deposit.invoke((Object) account, (Object) 10);
    long widened = (long) deposit.invoke(account, (byte) 1);
    System.out.println(exact + " " + loose + " " + widened + " " + deposit.type() + " "
        + deposit.invokeWithArguments(account, 4) + " " + deposit.invokeWithArguments(List.of(account, 0)));
    MethodHandle rate = lookup.findStatic(Account.class, "rate",
        MethodType.methodType(double.class, int.class, float.class));
    System.out.println((double) rate.invokeExact(3, 1.5f) + " " + rate.invoke('\2', 2L) + " "
        + rate.invokeWithArguments(2, 0.5f));
    MethodHandle constructor = lookup.findConstructor(Account.class,
        MethodType.methodType(void.class, String.class, int.class));
    Account made = (Account) constructor.invokeExact("bob", 7);
    System.out.println(made.owner + made.balance + " " + constructor.type());
    MethodHandle getter = lookup.findGetter(Account.class, "balance", int.class);
    MethodHandle setter = lookup.findSetter(Account.class, "balance", int.class);
    setter.invokeExact(made, 70);
    System.out.println((int) getter.invokeExact(made) + " "
        + lookup.findGetter(Account.class, "owner", String.class).invoke(made) + " " + setter.type());
    MethodHandle staticGetter = lookup.findStaticGetter(Account.class, "bank", String.class);
    lookup.findStaticSetter(Account.class, "bank", String.class).invoke("second");
    System.out.println((String) staticGetter.invokeExact() + " " + account.superWho().invoke() + " "
        + lookup.findVirtual(Base.class, "who", MethodType.methodType(String.class)).invoke(account));
    MethodHandle secret = lookup.findVirtual(Account.class, "secret", MethodType.methodType(String.class, long.class));
    System.out.println((String) secret.invokeExact(account, 9L) + " " + secret.bindTo(account).invoke(5) + " "
        + secret.bindTo(account).type());
    MethodHandle all = lookup.findStatic(Account.class, "all",
        MethodType.methodType(String.class, String.class, Object[].class));
    System.out.println(all.isVarargsCollector() + " " + all.invoke("h", 1, "two", 3.0) + " " + all.invoke("none") + " "
        + all.invoke("arr", new Object[] {8, 9}) + " " + all.asFixedArity().invoke("fix", new Object[] {1}) + " "
        + all.asCollector(Object[].class, 2).invoke("c", 'a', 'b') + " "
        + all.asSpreader(Object[].class, 1).isVarargsCollector());
    MethodHandle spread = lookup.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class))
        .asSpreader(int[].class, 2);
    System.out.println((int) spread.invokeExact(new int[] {4, 9}) + " "
        + lookup.unreflect(String.class.getMethod("concat", String.class)).invoke("a", "b") + " "
        + lookup.unreflectConstructor(ArrayList.class.getConstructor(java.util.Collection.class)).invoke(List.of(1, 2))
        + " " + lookup.unreflectGetter(Account.class.getDeclaredField("balance")).invoke(made));
    MethodHandle interfaceCall = lookup.findVirtual(List.class, "size", MethodType.methodType(int.class));
    System.out.println((int) interfaceCall.invokeExact((List<?>) List.of(1, 2, 3)) + " "
        + interfaceCall.invoke(new ArrayList<>()) + " "
        + lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class)).invoke(List.of("x")));
    attempt("not exact result", () -> {
      deposit.invokeExact(account, 5);
      return "accepted";
    });
    attempt("not exact argument", () -> (int) deposit.invokeExact(account, (short) 5));
    attempt("not convertible", () -> (int) deposit.invoke(account, "5"));
    attempt("wrong count", () -> (int) deposit.invoke(account));
    attempt("wrong receiver", () -> (int) deposit.invoke((Object) "text", 1));
    attempt("null receiver", () -> (int) deposit.invoke((Account) null, 1));
    attempt("null argument", () -> (int) deposit.invoke(account, (Integer) null));
    attempt("wrong asType", () -> deposit.asType(MethodType.methodType(String.class, Account.class, int.class)));
    attempt("missing method", () -> lookup.findVirtual(Account.class, "withdraw", MethodType.methodType(int.class)));
    attempt("missing type", () ->
        lookup.findVirtual(Account.class, "deposit", MethodType.methodType(void.class, int.class)));
    attempt("static as virtual", () ->
        lookup.findVirtual(Account.class, "rate", MethodType.methodType(double.class, int.class, float.class)));
    attempt("final setter", () -> lookup.findSetter(Account.class, "owner", String.class));
    attempt("public lookup", () -> MethodHandles.publicLookup()
        .findVirtual(Account.class, "secret", MethodType.methodType(String.class, long.class)) == null);
    attempt("private of the library",
        () -> lookup.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)) == null);
    MethodHandle fail = lookup.findStatic(Account.class, "fail", MethodType.methodType(void.class, boolean.class));
    attempt("checked", () -> fail.invoke(true));
    attempt("unchecked", () -> fail.invoke(false));
    MethodHandle typed = deposit.asType(MethodType.methodType(Object.class, Account.class, Integer.class));
    System.out.println((Object) typed.invokeExact(account, (Integer) 0) + " " + typed.type() + " "
        + deposit.asType(MethodType.methodType(void.class, Object.class, byte.class)).type()
        .toMethodDescriptorString());
    MethodType type = MethodType.methodType(String.class, int.class, long[].class);
    System.out.println(type + " " + type.parameterCount() + " " + type.wrap() + " " + type.erase() + " "
        + type.generic() + " " + type.insertParameterTypes(1, char.class) + " " + type.dropParameterTypes(0, 1) + " "
        + type.changeReturnType(void.class) + " "
        + type.equals(MethodType.methodType(String.class, int.class, long[].class)) + " "
        + MethodType.fromMethodDescriptorString("(ILjava/lang/String;[[D)V", null) + " "
        + MethodType.genericMethodType(2));
    try {
      Object o = (Object) deposit.invokeExact(account, 1);
      System.out.println(o);
    } catch (WrongMethodTypeException e) {
      System.out.println("exact means exact");
    }
    Callable<Integer> many = () -> {
      int total = 0;
      try {
        for (int i = 0; i < 200; i++) total += (int) deposit.invokeExact(made, i);
      } catch (Throwable t) {
        throw new Exception(t);
      }
      return total;
    };
    System.out.println(many.call() + " " + Account.lookup().lookupClass().getSimpleName());
  }
}
