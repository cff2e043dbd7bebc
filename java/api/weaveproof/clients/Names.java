package weaveproof.clients;

import java.util.ArrayList;
import java.util.List;

/**
 * What objects that are themselves are called. Those that a client has made for its calls are called by the call: A2, or A2.1 and A2.2.
 * Others have numbers from 1 on, in the order in which the results of a client have them.
 */
final class Names {
  private final List<Object> made = new ArrayList<>();
  private final List<String> madeNames = new ArrayList<>();
  private final List<Object> named = new ArrayList<>();
  private final List<List<Object>> groups = new ArrayList<>();  // objects that were met in no order
  private final boolean mayGrow;

  Names() {
    mayGrow = true;
  }

  private Names(Names others) {
    made.addAll(others.made);
    madeNames.addAll(others.madeNames);
    named.addAll(others.named);
    groups.addAll(others.groups);
    mayGrow = false;
  }

  /** The same names; other objects get none, but tell where they were met. */
  Names unchanged() {
    return new Names(this);
  }

  /** Those that the client has made for one call. */
  void addMade(String call, List<Object> objects) {
    for (int i = 0; i < objects.size(); i++) {
      made.add(objects.get(i));
      madeNames.add(objects.size() == 1 ? call : call + "." + (i + 1));
    }
  }

  String of(Object object) {
    int argument = indexOf(made, object);
    if (argument < made.size()) {
      return madeNames.get(argument);
    }
    int number = indexOf(named, object);
    if (number < named.size()) {
      return String.valueOf(number + 1);
    }
    if (mayGrow) {
      named.add(object);
      return String.valueOf(named.size());
    }
    StringBuilder places = new StringBuilder("in");
    for (List<Object> group : groups) {
      places.append(indexOf(group, object) < group.size() ? '1' : '0');
    }
    return places.toString();
  }

  void meetTogether(List<Object> objects) {
    groups.add(objects);
  }

  private static int indexOf(List<Object> objects, Object object) {
    int index = 0;
    while (index < objects.size() && objects.get(index) != object) {
      index++;
    }
    return index;
  }
}
