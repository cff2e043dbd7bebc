import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.List;
import java.util.Properties;
import java.util.Stack;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** The collections of Java 1.0: Vector, Stack, Hashtable, Properties, Enumeration, StringTokenizer. */
public class CollLegacy {
  static void vectors() {
    Vector<String> vector = new Vector<>(3, 2);
    for (int i = 0; i < 6; i++) vector.addElement("e" + i);
    System.out.println(vector + " " + vector.capacity() + " " + vector.elementAt(2) + " " + vector.firstElement() + " "
        + vector.lastElement());
    vector.insertElementAt("ins", 1);
    vector.removeElementAt(0);
    vector.removeElement("e3");
    vector.setElementAt("set", 2);
    System.out.println(vector + " " + vector.indexOf("e5", 2) + " " + vector.lastIndexOf("ins"));
    vector.setSize(8);
    System.out.println(vector + " " + vector.size());
    String[] copied = new String[8];
    vector.copyInto(copied);
    StringBuilder out = new StringBuilder();
    for (Enumeration<String> e = vector.elements(); e.hasMoreElements();) out.append(e.nextElement()).append(' ');
    System.out.println(out + copied[0]);
    try {
      vector.elementAt(50);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    vector.removeAllElements();
    System.out.println(vector.isEmpty());
  }

  static void stacks() {
    Stack<Integer> stack = new Stack<>();
    for (int i = 1; i <= 5; i++) stack.push(i * i);
    System.out.println(stack + " " + stack.peek() + " " + stack.pop() + " " + stack.search(4) + " " + stack.search(99)
        + " " + stack.empty());
    stack.clear();
    try {
      stack.pop();
    } catch (EmptyStackException e) {
      System.out.println("empty stack " + e.getMessage());
    }
  }

  static void tables() {
    Hashtable<String, Integer> table = new Hashtable<>();
    for (String s : "one two three four five six seven".split(" ")) table.put(s, s.length());
    System.out.println(table + " " + table.contains(5) + " " + table.containsKey("two") + " " + table.get("nine"));
    List<String> keys = new ArrayList<>(Collections.list(table.keys()));
    List<Integer> values = new ArrayList<>(Collections.list(table.elements()));
    System.out.println(keys + " " + values + " " + table.hashCode());
    table.merge("one", 10, Integer::sum);
    table.computeIfPresent("two", (k, v) -> null);
    table.replaceAll((k, v) -> -v);
    table.keySet().removeIf(k -> k.startsWith("s"));
    System.out.println(new TreeMap<>(table) + " " + table.size());
    for (Runnable r : List.<Runnable>of(() -> table.put(null, 1), () -> table.put("k", null), () -> table.get(null),
        () -> table.contains(null))) {
      try {
        r.run();
      } catch (NullPointerException e) {
        System.out.print("null refused; ");
      }
    }
    System.out.println();
  }

  static String ascii(String s) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) out.append(c >= ' ' && c < 127 ? "" + c : "<" + (int) c + ">");
    return out.toString();
  }

  static void properties() throws Exception {
    Properties defaults = new Properties();
    defaults.setProperty("colour", "blue");
    defaults.setProperty("size", "10");
    Properties properties = new Properties(defaults);
    properties.load(new StringReader("# comment\n! other comment\nname = Ada\\\n   Lovelace\nsize:12\nempty\n"
        + "path=c:\\\\dir\\tx\n"
        + "uni\\u0063ode=\\u00e9 caf\\u00E9\nkey\\ with\\ blanks value with blanks\n"));
    for (String key : new TreeSet<>(properties.stringPropertyNames())) {
      System.out.println(key + " -> [" + ascii(properties.getProperty(key)) + "]");
    }
    System.out.println(properties.getProperty("absent") + " " + properties.getProperty("absent", "dflt") + " "
        + properties.get("colour") + " " + properties.size());
    StringWriter writer = new StringWriter();
    Properties single = new Properties();
    single.setProperty("a key", "value = \u00fc\n#!");
    single.store(writer, "head\nsecond");
    for (String line : writer.toString().split("\\R")) {
      if (!line.matches("#... ... \\d\\d .*")) System.out.println(ascii(line));
    }
    List<String> names = new ArrayList<>();
    for (Enumeration<?> e = properties.propertyNames(); e.hasMoreElements();) names.add((String) e.nextElement());
    Collections.sort(names);
    System.out.println(names + " " + ascii(single.toString()));
    Properties back = new Properties();
    back.load(new StringReader(writer.toString()));
    System.out.println(back.equals(single));
  }

  public static void main(String[] args) throws Exception {
    vectors();
    stacks();
    tables();
    properties();
    StringTokenizer tokens = new StringTokenizer("a=1;b=2;;c", "=;", true);
    StringBuilder out = new StringBuilder().append(tokens.countTokens()).append(": ");
    while (tokens.hasMoreTokens()) out.append('<').append(tokens.nextToken()).append('>');
    StringTokenizer plain = new StringTokenizer(" to  be\tor\nnot ");
    while (plain.hasMoreElements()) out.append(plain.nextElement()).append('|');
    System.out.println(out);
  }
}
