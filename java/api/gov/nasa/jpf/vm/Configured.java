package gov.nasa.jpf.vm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import weaveproof.Hooks;

/**
 * Choices that have a name, and whose values stand in the configuration: in a {@code .jpf} file, or as system
 * properties. Of the choice {@code speed}, {@code speed.class} says what kind it is, by the name of Java Pathfinder's
 * class, and other properties have its numbers.
 */
final class Configured {
  private Configured() {}

  static int chooseInt(String key) {
    String kind = kindOf(key);
    switch (kind) {
      case "IntIntervalGenerator":
        return chooseFromInterval(intOf(key, "min"), intOf(key, "max"), intOf(key, "delta", "1"), key);
      case "IntChoiceFromSet", "IntChoiceFromList": {
        List<String> words = valuesOf(key);
        int[] values = new int[words.size()];
        for (int i = 0; i < values.length; i++) {
          values[i] = parseInt(key + ".values", words.get(i));
        }
        return values[Hooks.choose0(0, values.length - 1)];
      }
      default:
        throw unknown(key, kind);
    }
  }

  static double chooseDouble(String key) {
    String kind = kindOf(key);
    List<String> words;
    switch (kind) {
      case "DoubleChoiceFromSet", "DoubleChoiceFromList":
        words = valuesOf(key);
        break;
      case "DoubleThresholdGenerator":
        words = List.of(textOf(key, "low", null), textOf(key, "threshold", null), textOf(key, "high", null));
        break;
      default:
        throw unknown(key, kind);
    }
    double[] values = new double[words.size()];
    for (int i = 0; i < values.length; i++) {
      try {
        values[i] = Double.parseDouble(words.get(i));
      } catch (NumberFormatException e) {
        throw noNumber(key, words.get(i));
      }
    }
    return values[Hooks.choose0(0, values.length - 1)];
  }

  static Object chooseObject(String key) {
    String kind = kindOf(key);
    if (!kind.equals("TypedObjectChoice")) {
      throw unknown(key, kind);
    }
    return chooseObject(textOf(key, "type", null), booleanOf(key, "include_null", "true"));
  }

  static Object chooseObject(String type, boolean orNull) {
    Object[] objects = Hooks.objects0(type);
    if (orNull) {
      objects = Arrays.copyOf(objects, objects.length + 1);
    }
    return objects.length == 0 ? null : objects[Hooks.choose0(0, objects.length - 1)];
  }

  // Upwards from the lower bound, or downwards from the upper one.
  private static int chooseFromInterval(int min, int max, int delta, String key) {
    if (delta == 0) {
      throw new IllegalArgumentException(key + ".delta is 0");
    }
    long low = Math.min(min, max);
    long high = Math.max(min, max);
    int steps = (int) Math.min(Integer.MAX_VALUE, (high - low) / Math.abs((long) delta));
    return (int) ((delta > 0 ? low : high) + (long) delta * Hooks.choose0(0, steps));
  }

  private static String kindOf(String key) {
    String name = System.getProperty(key + ".class");
    if (name == null) {
      throw Hooks.unsupported0(
          "a choice by the name of " + key + ", for which neither a .jpf file nor -D" + key + ".class says what there is");
    }
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static UnsupportedOperationException unknown(String key, String kind) {
    return Hooks.unsupported0("a choice of the kind " + kind + " (" + key + ".class)");
  }

  private static List<String> valuesOf(String key) {
    List<String> words = new ArrayList<>();
    for (String word : textOf(key, "values", null).split("[{}:,;\\s]+")) {
      if (!word.isEmpty() && !words.contains(word)) {
        words.add(word);
      }
    }
    if (words.isEmpty()) {
      throw Hooks.unsupported0("a choice among no values (" + key + ".values)");
    }
    return words;
  }

  private static int intOf(String key, String part) {
    return intOf(key, part, null);
  }

  private static int intOf(String key, String part, String usual) {
    return parseInt(key + "." + part, textOf(key, part, usual));
  }

  private static boolean booleanOf(String key, String part, String usual) {
    String text = textOf(key, part, usual);
    if (!text.equals("true") && !text.equals("false")) {
      throw Hooks.unsupported0("a choice with " + key + "." + part + " that is neither true nor false: " + text);
    }
    return text.equals("true");
  }

  private static int parseInt(String key, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw noNumber(key, text);
    }
  }

  private static UnsupportedOperationException noNumber(String key, String text) {
    return Hooks.unsupported0("a choice among other things than numbers (" + key + ": " + text + ")");
  }

  private static String textOf(String key, String part, String usual) {
    String text = System.getProperty(key + "." + part, usual);
    if (text == null) {
      throw Hooks.unsupported0("a choice by the name of " + key + " that has no " + key + "." + part);
    }
    return text.trim();
  }
}
