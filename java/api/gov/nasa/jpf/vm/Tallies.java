package gov.nasa.jpf.vm;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The counters, values and bit sets of {@link Verify}. They are the program's own memory and so go back with it: what they hold
 * is what happened on the path that led here. A verdict must not depend on which paths came before.
 */
final class Tallies {
  private static int[] counters = {};
  private static BitSet[] bitSets = {};
  private static Map<String, Integer> values;

  private Tallies() {}

  static synchronized int counter(int id) {
    return id >= 0 && id < counters.length ? counters[id] : 0;
  }

  static synchronized int add(int id, int amount) {
    return set(id, counter(id) + amount);
  }

  static synchronized int set(int id, int value) {
    if (id < 0) {
      return 0;
    }
    if (id >= counters.length) {
      counters = Arrays.copyOf(counters, id + 1);
    }
    return counters[id] = value;
  }

  static synchronized int value(String key) {
    return values == null ? Verify.NO_VALUE : values.getOrDefault(key, Verify.NO_VALUE);
  }

  static synchronized void set(String key, int value) {
    if (values == null) {
      values = new HashMap<>();
    }
    values.put(key, value);
  }

  static synchronized boolean bit(int id, int bit) {
    return id < bitSets.length && bitSets[id] != null && bitSets[id].get(bit);
  }

  static synchronized void set(int id, int bit, boolean value) {
    if (id >= bitSets.length) {
      bitSets = Arrays.copyOf(bitSets, id + 1);
    }
    if (bitSets[id] == null) {
      bitSets[id] = new BitSet();
    }
    bitSets[id].set(bit, value);
  }
}
