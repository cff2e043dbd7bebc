// stress: yes
// Switch statements: dense and sparse tables, extreme labels, fall-through, strings, enums, chars, nesting.
public class LangSwitch {
  enum Colour { RED, GREEN, BLUE, BLACK }

  static String dense(int value) {
    switch (value) {
      case -2: return "minus two";
      case -1: return "minus one";
      case 0: return "zero";
      case 1:
      case 2: return "few";
      case 4: return "four";
      default: return "many";
    }
  }

  static String sparse(int value) {
    switch (value) {
      case Integer.MIN_VALUE: return "min";
      case -1000000: return "-million";
      case 0: return "zero";
      case 7: return "seven";
      case 1000000: return "million";
      case Integer.MAX_VALUE: return "max";
    }
    return "none";
  }

  static int fallThrough(int value) {
    int result = 0;
    switch (value) {
      case 3:
        result += 3;
      default:
        result += 100;
      case 1:
        result += 1;
        break;
      case 2:
        result += 2;
      case 5:
        result += 5;
    }
    return result;
  }

  static String strings(String text) {
    switch (text) {
      case "": return "empty";
      case "Aa": return "first of a collision";
      case "BB": return "second of a collision";
      case "AaAa":
      case "BBBB":
      case "AaBB": return "collision of four";
      case "alpha": return "a";
      case "\u00e9t\u00e9": return "summer";
      default: return "unknown";
    }
  }

  static int enums(Colour colour) {
    switch (colour) {
      case GREEN: return 1;
      case BLACK: return 2;
      default: return 3;
    }
  }

  static String chars(char letter) {
    switch (letter) {
      case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
      case 'y': return "sometimes";
      case '\n': return "newline";
      case '\uffff': return "last";
      default: return Character.isLetter(letter) ? "consonant" : "other";
    }
  }

  static int small(byte b, Short boxed) {
    int sum = 0;
    switch (b) {
      case Byte.MIN_VALUE: sum = 1; break;
      case 0: sum = 2; break;
      case Byte.MAX_VALUE: sum = 3; break;
    }
    switch (boxed) {
      case 10: return sum + 10;
      case -10: return sum + 20;
    }
    return sum;
  }

  static String nested(int a, String b) {
    StringBuilder text = new StringBuilder();
    loop:
    for (int i = 0; ; i++) {
      switch (i + a) {
        case 0: text.append("0"); continue loop;
        case 1:
          switch (b) {
            case "stop": text.append("s"); break loop;
            case "skip": text.append("k"); continue;
            default: text.append("d"); break;
          }
          text.append("after");
          break;
        case 2: text.append("2"); break;
        case 3: break loop;
      }
      text.append(',');
    }
    return text.toString();
  }

  static int empty(int value) {
    switch (value) {}
    switch (value++) {
      default:
    }
    switch (value) {
      case 1:
    }
    return value;
  }

  public static void main(String[] args) {
    for (int i = -4; i <= 6; i++)
      System.out.println(i + " " + dense(i) + " " + sparse(i) + " " + fallThrough(i) + " " + empty(i));
    for (int i : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, 1000000, -1000000, 999999, Integer.MIN_VALUE + 1}) {
      System.out.println(sparse(i) + " " + dense(i));
    }
    for (String text : new String[] {"", "Aa", "BB", "C#", "AaAa", "BBBB", "AaBB", "BBAa", "alpha", "\u00e9t\u00e9",
             "al"
                 + "pha".substring(0)}) {
      System.out.println(text.length() + " " + text.hashCode() + " " + strings(text));
    }
    for (Colour colour : Colour.values()) System.out.println(colour + " " + enums(colour));
    for (char letter : "aeyz\n9\uffff".toCharArray()) System.out.println((int) letter + " " + chars(letter));
    System.out.println(
        small((byte) -128, (short) 10) + " " + small((byte) 127, (short) -10) + " " + small((byte) 5, (short) 5));
    System.out.println(nested(0, "stop") + " " + nested(0, "skip") + " " + nested(0, "go") + " " + nested(2, "x") + " "
        + nested(-2, "stop"));
    for (Object nothing : new Object[] {"string", Colour.RED, 1}) {
      try {
        if (nothing instanceof String) strings(null);
        else if (nothing instanceof Colour) enums(null);
        else small((byte) 0, null);
      } catch (NullPointerException e) {
        System.out.println("null: " + nothing);
      }
    }
  }
}
