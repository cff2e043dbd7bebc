package sites;

import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Many ways to meet null. Every method whose name starts with "at" throws a NullPointerException when it is called with
 * nulls and ones; main prints for each: class, method, line, message.
 */
public class NullSites {
  NullSites next, prev;
  int number;
  long wide;
  double real;
  String text;
  Integer boxed;
  Object monitor;
  int[] ints;
  int[][] grid;
  NullSites[] sites;
  NullSites[][][] cube;
  Colour colour;
  static NullSites global;
  static int[] globalInts;
  static NullSites[] globalSites = new NullSites[4];
  static String globalText;

  enum Colour { RED, GREEN }

  interface Shape {
    double area(int a, long b, Object c);
  }

  static class Derived extends NullSites {
    Object atSuperField() { return super.next.prev; }
    int atInheritedField() { return next.number; }
  }

  NullSites self() { return this; }
  NullSites none() { return null; }
  NullSites none(int a, List<String> b, String[] c, Object[][] d, StringBuilder e) { return null; }
  static NullSites noSite(Object a, String b, java.lang.Class<?> c) { return null; }
  static int[] noInts() { return null; }
  static Integer noInteger() { return null; }
  static <T> T nothing(T like) { return null; }
  private NullSites secret() { return null; }

  // Fields.
  int atReadField(NullSites s) { return s.number; }
  static int atReadFieldStatic(NullSites s) { return s.number; }
  long atReadLong(NullSites s) { return s.wide; }
  void atWriteField(NullSites s) { s.number = 3; }
  void atWriteLong(NullSites s) { s.wide = 3L; }
  void atWriteDouble(NullSites s) { s.real = number; }
  void atWriteReference(NullSites s) { s.next = this; }
  void atWriteValueFromCall(NullSites s) { s.wide = System.nanoTime(); }
  void atIncrementField(NullSites s) { s.number++; }
  long atPostfixLong(NullSites s) { return s.wide++; }
  void atCompound(NullSites s) { s.wide += number; }
  void atAppend(NullSites s) { s.text += "x"; }
  int atChain1() { return next.number; }
  int atChain2() { next = new NullSites(); return next.prev.number; }
  static int atStaticField() { return global.number; }
  static void atStaticWrite() { global.real = 1.5; }
  static int atThroughStatic() { globalSites[1] = new NullSites(); return globalSites[1].next.number; }
  int atFieldOfCall() { return none().number; }
  int atFieldOfCallOfThis() { return self().next.number; }
  int atFieldOfStaticCall() { return noSite("a", "b", null).number; }
  int atFieldOfNew() { return new NullSites().next.number; }

  // Depth: five levels are named, the innermost are left out.
  int atDepth4(NullSites s) { s = ring(); return s.next.next.next.prev.number; }
  int atDepth5(NullSites s) { s = ring(); return s.next.next.next.next.prev.number; }
  int atDepth6(NullSites s) { s = ring(); return s.next.next.next.next.next.prev.number; }
  int atDepthCall() { return ring().next.next.next.next.next.prev.number; }
  int atDepthArray() { return deepCube().cube[0][1][2].next.number; }
  int atDepthArray2() { return deepCube().self().next.cube[0][1][2].next.next.number; }
  static NullSites ring() { NullSites s = new NullSites(); s.next = s; return s; }
  static NullSites deepCube() {
    NullSites s = ring();
    s.cube = new NullSites[2][3][4];
    for (NullSites[] row : s.cube[0]) Arrays.fill(row, new NullSites());
    return s;
  }

  // Calls.
  int atCall(String s) { return s.length(); }
  static int atCallStatic(String s) { return s.length(); }
  int atCallField() { return text.length(); }
  static int atCallStaticField() { return globalText.length(); }
  int atCallOnCall() { return none().hashCode(); }
  Object atCallManyParameters(NullSites s) { return s.none(1, null, null, null, null); }
  Object atCallOnManyParameters() { return none(1, List.of(), null, null, null).next; }
  double atInterface(Shape s) { return s.area(1, 2L, null); }
  int atInterfaceList(List<String> s) { return s.size(); }
  int atMapGet(Map<String, Integer> s) { return s.get("a"); }
  int atPrivate(NullSites s) { return s.secret().number; }
  Object atPrivateReceiver(NullSites s) { return s.secret(); }
  Object atObjectMethod(Object o) { return o.toString(); }
  Object atGetClass(Object o) { return o.getClass(); }
  Object atClone(int[] a) { return a.clone(); }
  Object atCloneObjects(String[][] a) { return a.clone(); }
  Object atArrayHash(Object[] a) { return a.hashCode(); }
  Object atGeneric() { return nothing("x").length(); }
  Object atCast(Object o) { return ((String) o).length(); }
  Object atCastOfCall() { return ((NullSites) nothing((Object) this)).next; }
  Object atBuilder(StringBuilder b) { return b.append(1).append("x"); }
  String atConcatArgument(String a) { return "x" + a.trim(); }
  int atNullLiteral() { return ((String) null).length(); }
  Object atComparator(Comparator<String> c) { return c.compare("a", "b"); }

  // Unboxing.
  int atUnbox(Integer i) { return i; }
  int atUnboxField() { return boxed; }
  int atUnboxCall() { return noInteger(); }
  long atUnboxLong(Long l) { return l + 1; }
  boolean atUnboxBoolean(Boolean b) { return !b; }
  char atUnboxChar(Character c) { return c; }
  double atUnboxDouble(Double d) { return 2 * d; }
  int atUnboxIndex(Integer i) { return new int[3][i][0].length; }
  int atUnboxTernary(Integer i, boolean b) { int n = b ? 1 : 0; return n == 1 ? i : 0; }
  int atUnboxElement() { Integer[] a = new Integer[2]; return a[1]; }

  // Arrays.
  int atIntArray(int[] a) { return a[0]; }
  long atLongArray(long[] a) { return a[1]; }
  float atFloatArray(float[] a) { return a[2]; }
  double atDoubleArray(double[] a) { return a[3]; }
  byte atByteArray(byte[] a) { return a[4]; }
  boolean atBooleanArray(boolean[] a) { return a[5]; }
  char atCharArray(char[] a) { return a[6]; }
  short atShortArray(short[] a) { return a[7]; }
  Object atObjectArray(Object[] a) { return a[8]; }
  void atIntStore(int[] a) { a[0] = 1; }
  void atLongStore(long[] a) { a[0] = 1; }
  void atFloatStore(float[] a) { a[0] = 1; }
  void atDoubleStore(double[] a, double d) { a[0] = d; }
  void atByteStore(byte[] a) { a[0] = 1; }
  void atBooleanStore(boolean[] a) { a[0] = true; }
  void atCharStore(char[] a) { a[0] = 'x'; }
  void atShortStore(short[] a) { a[0] = 1; }
  void atObjectStore(Object[] a) { a[0] = this; }
  void atLongCompound(long[] a) { a[number] += 5; }
  void atIntIncrement(int[] a) { a[number]++; }
  int atPostfixElement(int[] a) { return a[number]--; }
  long atLongPostfixElement(long[] a) { return a[number]--; }
  int atLength(Object[] a) { return a.length; }
  int atLengthField() { return ints.length; }
  int atLengthStatic() { return globalInts.length; }
  int atLengthCall() { return noInts().length; }
  int atElementOfCall() { return noInts()[2]; }
  int atNested0(int[][] a) { return a[0][1]; }
  int atNested1() { int[][] a = new int[3][]; return a[2][1]; }
  int atNestedField() { grid = new int[9][]; return grid[number + 1][2]; }
  int atIndexLocal(int i) { int[][] a = new int[9][]; return a[i][0]; }
  int atIndexByte() { int[][] a = new int[120][]; return a[100][0]; }
  int atIndexShort() { int[][] a = new int[40000][]; return a[30000][0]; }
  int atIndexConstant() { int[][] a = new int[70000][]; return a[65536][0]; }
  int atIndexLong(long l) { int[][] a = new int[9][]; return a[(int) l][0]; }
  int atIndexSum(int i, int j) { int[][] a = new int[9][]; return a[i + j][0]; }
  int atIndexCall() { int[][] a = new int[9][]; return a[zero(1, "")][0]; }
  int atIndexElement() { int[] i = {3}; int[][] a = new int[9][]; return a[i[0]][i[0]]; }
  int atIndexField() { int[][] a = new int[9][]; return a[ring().next.number][0]; }
  int atIndexStaticElement() { globalIndex[1] = 2; int[][] a = new int[9][]; return a[globalIndex[1]][0]; }
  static int[] globalIndex = new int[3];
  int atIndexChar(char c) { int[][] a = new int[9][]; return a[c][0]; }
  int atIndexDouble(double d) { int[][] a = new int[9][]; return a[(int) d][0]; }
  int atIndexIncremented(int i) { int[][] a = new int[9][]; return a[i++][0]; }
  int atIndexAssigned(int i) { int[][] a = new int[9][]; return a[i = 4][0]; }
  int atCube(int i, int j) { NullSites[][][] c = new NullSites[4][4][4]; return c[i][j][2].number; }
  int atCubeFields() { NullSites s = deepCube(); return s.cube[s.number][s.number + 1][2].sites[1].number; }
  Object atManyDimensions() { int[][][][][][][] a = new int[2][2][2][2][2][2][]; return a[1][1][1][1][1][1][1]; }
  int atVarargs() { return count((Object[]) null); }
  static int count(Object... all) { return all.length; }
  static int zero(int a, String b) { return 0; }

  // Statements.
  void atThrow(RuntimeException e) { throw e; }
  void atThrowNull() { throw null; }
  void atThrowCall() throws Exception { throw (Exception) nothing((Object) ""); }
  void atSynchronized(Object o) { synchronized (o) { number++; } }
  void atSynchronizedField() { synchronized (monitor) { number++; } }
  void atSynchronizedNull() { synchronized ((Object) null) { number++; } }
  int atForEachArray(int[] a) { int n = 0; for (int i : a) n += i; return n; }
  int atForEachList(List<Integer> a) { int n = 0; for (int i : a) n += i; return n; }
  int atForEachElement() { int n = 0; for (Integer i : new Integer[] {1, null}) n += i; return n; }
  int atForEachCall() { for (NullSites s : none().sites) number++; return 0; }
  int atSwitchString(String s) { switch (s) { case "a": return 1; case "b": return 2; default: return 3; } }
  int atSwitchEnum(Colour c) { switch (c) { case RED: return 1; default: return 2; } }
  int atSwitchEnumField() { return switch (colour) { case RED -> 1; case GREEN -> 2; }; }
  int atSwitchBoxed(Integer i) { switch (i) { case 1: return 1; default: return 2; } }
  int atSwitchCall() { switch (nothing("")) { case "a": return 1; default: return 2; } }
  Object atAssertLike(Object o) { if (o == null) throw new NullPointerException(); return o; }
  Object atOwnMessage() { throw new NullPointerException("mine"); }
  Object atSubclass() { class Mine extends NullPointerException { } throw new Mine(); }
  Object atTryFinally(String s) { try { return s.length(); } finally { number++; } }
  Object atCatch(String s) { try { return 1 / (number - number); } catch (RuntimeException e) { return s.length(); } }
  Object atCaught() { try { return number / 0; } catch (RuntimeException e) { return e.getCause().getMessage(); } }
  Object atResource(AutoCloseable c) throws Exception { try (AutoCloseable d = c) { return d.toString(); } }
  Object atPattern(Object o) { Object p = o instanceof String s ? s : null; return p.hashCode(); }

  // Merges: the value has two sources, or none that is named.
  int atTernary(String a, String b) { return (number == 0 ? a : b).length(); }
  int atTernaryThis(NullSites a) { return (number == 1 ? this : a.next).number; }
  int atTernaryIndex(boolean b) { int[][] a = new int[9][]; return a[b ? 1 : 2][0]; }
  int atTernaryArgument(NullSites a, boolean b) { return a.none(b ? 1 : 2, null, null, null, null).number; }
  int atSwitchExpression(int i) { String s = switch (i) { case 1 -> text; default -> "x"; }; return s.length(); }
  int atAssignedBefore(String a) { a = text; return a.length(); }
  int atAssignedInBranch(String a) { if (number == 1) a = "x"; return a.length(); }
  int atAssignedInLoop(String a) { int n = 0; for (int i = 0; i < 2; i++) { n += a.length(); a = text; } return n; }
  int atAssignedInHandler(String a) { try { number /= 0; } catch (RuntimeException e) { a = text; } return a.length(); }
  int atLaterInLoop() { String s = "x"; int n = 0; while (true) { n += s.length(); s = text; } }
  int atAssignInExpression() { String s; return (s = text).length(); }
  int atChainedAssign(NullSites a) { NullSites b; (b = a).number = 4; return b.number; }
  static int atReusedSlot(String p) { { int[] x = {1}; globalIndex = x; } { String q = p; return q.length(); } }
  static int atReusedParameter(String p, Object q) { q = p; String r = (String) q; return r.length(); }

  // Local variables and parameters by slot.
  static int atWideParameters(long a, double b, String c) { return c.length(); }
  int atWideParametersThis(long a, double b, String c, long d, String e) { return e.length(); }
  static int atWideLocals() { long a = 1; double b = 2; String c = globalText; return c.length() + (int) (a + b); }
  int atThisField() { return this.text.length(); }
  static int atManyLocals(String p) {
    long a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0, b0 = 0, b1 = 0, b2 = 0, b3 = 0;
    long c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0, c8 = 0, c9 = 0, d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    long e0 = 0, e1 = 0, e2 = 0, e3 = 0, e4 = 0, e5 = 0, e6 = 0, e7 = 0, e8 = 0, e9 = 0, f0 = 0, f1 = 0, f2 = 0, f3 = 0;
    String beyond = globalText;
    return beyond.length();
  }
  static int atManyParameters(
      long a0, long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, long b0, long b1,
      long c0, long c1, long c2, long c3, long c4, long c5, long c6, long c7, long c8, long c9, long d0, long d1,
      long e0, long e1, long e2, long e3, long e4, long e5, long e6, String f, String g) {
    return f.length();
  }
  static int atParameterBeyond64(
      long a0, long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, long b0, long b1,
      long c0, long c1, long c2, long c3, long c4, long c5, long c6, long c7, long c8, long c9, long d0, long d1,
      long e0, long e1, long e2, long e3, long e4, long e5, long e6, long e7, String f) {
    return f.length();
  }
  int atNames(String größe, String 数) { return 数.length(); }
  int atFieldNames() { return Ünï.feld_ß.number; }
  static class Ünï { static NullSites feld_ß; }

  // Lambdas and nested classes.
  Object atLambda(String s) { Supplier<Integer> f = () -> s.length(); return f.get(); }
  Object atLambdaField() { Supplier<Integer> f = () -> text.length(); return f.get(); }
  Object atLambdaStatic() { Supplier<Integer> f = () -> globalText.length(); return f.get(); }
  Object atLambdaResult() { Supplier<String> f = () -> null; return f.get().length(); }
  Object atLambdaLong(long a, String s) { Supplier<Long> f = () -> a + s.length(); return f.get(); }
  Object atNullLambda(Supplier<String> f) { return f.get(); }
  Object atAnonymous(String s) { return new Object() { public String toString() { return s.trim(); } }.toString(); }
  Object atOuterField() { return new Object() { int f() { return text.length(); } }.f(); }
  Object atRecord() { return new Pair(null, 1).first().length(); }
  record Pair(String first, int second) { }

  public static void main(String[] args) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (Class<?> type : new Class<?>[] {NullSites.class, Derived.class}) {
      for (Method method : type.getDeclaredMethods()) {
        if (!method.getName().startsWith("at") || method.isSynthetic()) continue;
        Class<?>[] types = method.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) arguments[i] = one(types[i]);
        global = null;
        try {
          method.invoke(type.getDeclaredConstructor().newInstance(), arguments);
          throw new AssertionError(method + " did not fail");
        } catch (InvocationTargetException e) {
          Throwable cause = e.getCause();
          if (!(cause instanceof NullPointerException)) throw new AssertionError(method + " failed otherwise", cause);
          StackTraceElement top = cause.getStackTrace()[0];
          String where = top.getClassName() + "\t" + top.getMethodName() + "\t" + top.getLineNumber();
          out.println(where + "\t" + cause.getMessage());
        }
      }
    }
  }

  static Object one(Class<?> type) {
    if (type == boolean.class) return true;
    if (type == char.class) return (char) 1;
    if (type == int.class) return 1;
    if (type == long.class) return 1L;
    if (type == double.class) return 1.0;
    return null;
  }
}
