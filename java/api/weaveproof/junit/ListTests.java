package weaveproof.junit;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Lists the tests of classes, and the steps that make a program of each ({@link RunTest}). weaveproof runs it once
 * before it checks the first of them. The words are {@code CLASS} or {@code CLASS#METHOD}, and with a question mark in
 * front, classes that nobody has asked for by name: these may have no tests.
 */
public final class ListTests {
  private ListTests() {}

  public static void main(String[] words) {
    PrintStream out = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(System.out);
    for (String word : words) {
      try {
        boolean optional = word.startsWith("?");
        String name = word.substring(optional ? 1 : 0);
        int hash = name.indexOf('#');
        list(out, hash < 0 ? name : name.substring(0, hash), hash < 0 ? null : name.substring(hash + 1), optional);
      } catch (Refusal e) {
        Listing.problem(out, e.getMessage());
      } catch (Throwable e) {
        Listing.problem(out, word.substring(word.startsWith("?") ? 1 : 0) + " cannot be looked at: " + e);
      }
      Listing.end(out);
    }
    out.flush();
    Runtime.getRuntime().halt(0);
  }

  private static void list(PrintStream out, String name, String method, boolean optional)
      throws ReflectiveOperationException {
    List<Class<?>> chain = Jupiter.chain(name);
    Class<?> type = chain.get(chain.size() - 1);
    boolean isWhole = !Modifier.isAbstract(type.getModifiers()) && !type.isAnonymousClass() && !type.isLocalClass();
    if (optional && (!isWhole || Jupiter.isNested(type) || Vintage.isEnclosed(type))) {
      return;
    }
    Listing listing = new Listing(out, method, optional);
    Jupiter.list(chain, listing);
    Vintage.list(type, listing);
    listThree(type, listing);
    if (listing.count() == 0 && !optional) {
      throw new Refusal(method == null ? name + " has no tests" : name + " has no test " + method + listing.didYouMean());
    }
  }

  // The tests of JUnit 3 are known by their names, and that they are left out is told.
  private static void listThree(Class<?> type, Listing listing) {
    boolean isTestCase = false;
    for (Class<?> one : Marks.superclasses(type)) {
      isTestCase |= one.getName().equals("junit.framework.TestCase");
    }
    String reason = Vintage.reasonToPassOver(type, listing);
    for (Method method : isTestCase ? type.getMethods() : new Method[0]) {
      boolean isTest = method.getName().startsWith("test") && method.getParameterCount() == 0;
      if (isTest && reason != null) {
        listing.skipped(TestClass.of(type), method.getName(), reason);
      } else if (isTest) {
        listing.unsupported(TestClass.of(type), method.getName(), "a TestCase of JUnit 3");
      }
    }
    for (Method method : type.getDeclaredMethods()) {
      boolean isSuite = method.getName().equals("suite") && Modifier.isStatic(method.getModifiers())
          && method.getReturnType().getName().equals("junit.framework.Test");
      if (isSuite && reason == null && listing.count() == 0) {  // else it is there for old runners, and gives the same tests
        listing.unsupported(TestClass.of(type), "suite", "a suite of JUnit 3");
      }
    }
  }
}
